/** Where the reader is. Tokens stand after the `#`, which browsers never send to any server. */
export interface Place {
  name: string;
  parts: string[];
  query: URLSearchParams;
  /** The token of an invitation link; taken off the address as soon as it is kept. */
  token: string;
}

function read(): Place {
  const [name = '', ...parts] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { name: name || 'home', parts, query: new URLSearchParams(location.search), token: location.hash.slice(1) };
}

let place = $state.raw(read());

export function here(): Place {
  return place;
}

export function go(path: string, replace = false): void {
  if (location.pathname + location.search + location.hash === path) return;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place = read();
  if (!replace) scrollTo(0, 0);
}

/** Let plain links move within the page: `<a href="/rules">` stays a link for the keyboard and for new tabs. */
export function watchPlace(): void {
  addEventListener('popstate', () => (place = read()));
  addEventListener('hashchange', () => (place = read()));
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
