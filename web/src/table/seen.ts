/** Up to where this browser has shown each table. */
import { byTable } from '../shared/memory';

const MOST = 200;

/** The last move shown: whoever comes back is shown what was missed. */
export const seen = byTable<number>('bottega.seen', MOST);
/** The last line of the chat that was read. */
export const read = byTable<number>('bottega.read', MOST);
