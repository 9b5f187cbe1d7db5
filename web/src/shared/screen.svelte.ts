/** What kind of screen the page is on. */
const narrow = matchMedia('(max-width: 899px)');
let phone = $state(narrow.matches);
narrow.addEventListener('change', () => (phone = narrow.matches));

export function isPhone(): boolean {
  return phone;
}

const slim = matchMedia('(max-width: 1239px)');
let tight = $state(slim.matches);
slim.addEventListener('change', () => (tight = slim.matches));

/** Too narrow for the board to share its width with the log. */
export function isNarrow(): boolean {
  return tight;
}

/** Whether fingers may touch this screen. */
export function hasTouch(): boolean {
  return navigator.maxTouchPoints > 0;
}

let tick = $state(Date.now() / 1000);
let watchers = 0;
let timer = 0;

/** The time in seconds, told anew every second while the calling component is shown. */
export function clockTime(): () => number {
  $effect(() => {
    if (watchers++ === 0) timer = window.setInterval(() => (tick = Date.now() / 1000), 1000);
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  });
  return () => tick;
}
