import { ask } from '../net/api';

/** Ask the browser for a push subscription; raises if it is refused. */
export async function subscribe(): Promise<PushSubscriptionJSON> {
  const { key } = await ask<{ key: string }>('/api/notices/key');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decode(key) });
  return subscription.toJSON();
}

function decode(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
