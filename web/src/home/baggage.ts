/** Everything that this browser keeps, as a file. */
import { keeper } from '$keeper';
import { keyrings } from '../net/keys.svelte';
import { saveText } from '../shared/download';

/** Which seats are the reader's goes along: tokens are drawn anew where the games are taken over. */
export async function packUp(): Promise<void> {
  const seats = Object.entries(keyrings()).map(([table, ring]) => [table, Object.keys(ring.seats)] as const);
  const packed = { ...(await keeper.baggage!.pack()), mine: Object.fromEntries(seats) };
  saveText(JSON.stringify(packed), `bottega-${new Date().toISOString().slice(0, 10)}.json`);
}
