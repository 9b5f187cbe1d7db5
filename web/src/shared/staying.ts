/** A page that plays by itself stays: its files are kept by a service worker, and its games by the browser. */
import { keeper } from '$keeper';
import { waking } from '../net/waking.svelte';

export function begin(): void {
  keeper.wake?.();
  void navigator.storage?.persist?.();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void stay();
}

async function stay(): Promise<void> {
  // On the first visit all files are on their way already: what the browser has by then is not fetched again.
  if (!navigator.serviceWorker.controller) await waking.awake;
  const staying = await navigator.serviceWorker.register('./staying.js');
  if (staying.waiting && navigator.serviceWorker.controller) waking.update = staying.waiting;
  staying.addEventListener('updatefound', () => {
    const fresh = staying.installing;
    fresh?.addEventListener('statechange', () => {
      // Without a controller this is the first visit: there is nothing older to be replaced.
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) waking.update = fresh;
    });
  });
}

/** Use the newer version: only ever because the reader says so. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waking.update?.postMessage('take over');
}
