/** Tables that a server keeps. */
import type { Keeper } from './keeper';

export const keeper: Keeper = {
  alone: false,
  request: (path, asked) => fetch(path, asked),
  wire(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
  },
};
