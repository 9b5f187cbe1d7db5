/** Looking at a board without a server: `/dev.html?fixture=/fixtures/x.json&theme=dark&lang=de`. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/drawing.css';
import '../styles/base.css';
import { mount } from 'svelte';
import '../boards/shelf';
import { loadBoard } from '../boards/load';
import { learn, speak, type Language } from '../text/words.svelte';
import Bench from './Bench.svelte';
import type { Fixture } from './fixture';

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  document.documentElement.dataset.theme = query.get('theme') ?? 'light';
  await speak((query.get('lang') ?? 'en') as Language);
  const answer = await fetch(query.get('fixture') ?? '/fixtures/fixture.json');
  const fixture = (await answer.json()) as Fixture;
  await learn(fixture.view.game);
  mount(Bench, {
    target: document.getElementById('page')!,
    props: { fixture, board: await loadBoard(fixture.view.game) },
  });
  document.body.dataset.ready = 'yes';
}

void start();
