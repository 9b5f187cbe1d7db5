import './styles/fonts.css';
import './styles/tokens.css';
import './styles/drawing.css';
import './styles/base.css';
import './stage/stage.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keeper } from '$keeper';
import { watchPlace } from './shared/router.svelte';
import { begin } from './shared/settings.svelte';

/** After an update of the server the parts that an open page still wants are gone: load the new page, but not for ever. */
function followUpdates(): void {
  const KEY = 'bottega.reloaded';
  const PAUSE = 20_000;
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}

async function start(): Promise<void> {
  // At later visits all files are at hand, so Python may start before anything is drawn.
  if (navigator.serviceWorker?.controller) keeper.wake?.();
  followUpdates();
  watchPlace();
  await begin();
  mount(App, { target: document.getElementById('page')! });
  if (keeper.alone) (await import('./shared/staying')).begin();
  else if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/worker.js');
}

void start();
