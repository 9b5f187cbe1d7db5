import { keeper } from '$keeper';

/** Where the reader is. Tokens stand after the `#`, which browsers never send to any server. */
export interface Place {
  name: string;
  parts: string[];
  query: URLSearchParams;
  /** The token of an invitation link; taken off the address as soon as it is kept. */
  token: string;
}

/** The address within the page. One that plays by itself is a single file, so there it stands after the `#`. */
function inner(): URL {
  return keeper.alone ? new URL(location.hash.slice(1) || '/', 'page://page') : new URL(location.href);
}

function read(): Place {
  const { pathname, searchParams, hash } = inner();
  const [name = '', ...parts] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { name: name || 'home', parts, query: searchParams, token: hash.slice(1) };
}

/** How somebody else, or another window, gets to a path of this page. */
export function addressOf(path: string): string {
  return keeper.alone ? `${location.href.split('#')[0]}#${path}` : `${location.origin}${path}`;
}

let place = $state.raw(read());
let links = $state(0);

export function here(): Place {
  return place;
}

/** How many links with a token were opened while the page was there: each is a new entrance, also where one is. */
export function entrances(): number {
  return links;
}

function arrive(): void {
  place = read();
  if (place.token) links += 1;
}

export function go(path: string, replace = false): void {
  const now = inner();
  if (now.pathname + now.search + now.hash === path) return;
  const address = addressOf(path);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  place = read();
  if (!replace) scrollTo(0, 0);
}

/** Let plain links move within the page: `<a href="/rules">` stays a link for the keyboard and for new tabs. */
export function watchPlace(): void {
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  if (keeper.alone) for (const when of ['pointerdown', 'focusin', 'click']) addEventListener(when, lead, true);
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
    go(keeper.alone ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  });
}

/** Before a link within the page is used, in whichever way: let it lead to where the page really is. */
function lead(event: Event): void {
  const link = (event.target as Element).closest?.('a');
  const path = link?.getAttribute('href');
  if (link && path?.startsWith('/')) link.setAttribute('href', `#${path}`);
}
