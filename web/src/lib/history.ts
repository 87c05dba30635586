/**
 * The Back button closes what lies on top of a page. Every window over the page has an entry of the history;
 * `over` says how many there are, `on` which page is beneath. Nothing of it is left behind when a window is
 * closed otherwise, and Forward opens none again.
 */
interface Place {
  over: number;
  on: number;
}

const tops: (() => void)[] = [];
/** On the way to another entry; where to go from there. */
let moving = false;
let next: string | undefined;
/** The address of the page since it was changed beneath a window: the page's own entry is told it later. */
let changed: string | undefined;
/** The page knows the address that comes now. */
let known = false;

const place = (): Place | null => history.state as Place | null;
const over = (): number => place()?.over ?? 0;
/** The page that is shown, if windows have been over it. */
let page = place()?.on;

/** As many entries as windows; in a task of its own, because one window often follows the other. */
function settle(): void {
  if (moving) return;
  const have = over();
  if (have > tops.length) {
    moving = true;
    history.go(tops.length - have);
    return;
  }
  if (have === tops.length) return;
  const on = place()?.on ?? Math.random();
  if (!place()) history.replaceState({ over: 0, on } satisfies Place, '');
  for (let at = have + 1; at <= tops.length; at++) history.pushState({ over: at, on } satisfies Place, '');
  page = on;
}
const soon = (): void => void setTimeout(settle);

/** A window over the page, which Back closes; what is answered takes it from the list. */
export function onTop(close: () => void): () => void {
  tops.push(close);
  soon();
  return () => {
    tops.splice(tops.indexOf(close), 1);
    soon();
  };
}

/** Goes to another page, given as `#/…`; from a window over this one too. */
export function goTo(address: string): void {
  if (moving) next = address;
  else if (over() > 0) {
    next = address;
    moving = true;
    history.go(-over());
  } else location.hash = address;
}

/** The same page under another address, without a new entry. */
export function readdress(address: string): void {
  history.replaceState(history.state, '', address);
  if (over() > 0 || moving) changed = location.hash;
}

function arrived(): void {
  known = false;
  if (changed !== undefined && place()?.on === page) {
    known = changed !== location.hash;
    history.replaceState(history.state, '', changed);
  }
  if (over() === 0) changed = undefined;
  if (moving) {
    moving = false;
    const wanted = next;
    next = undefined;
    if (wanted !== undefined) location.hash = wanted;
  } else if (place() && place()?.on === page) for (const close of tops.slice(over()).reverse()) close();
  page = place()?.on;
  soon();
}

/** Links lead on from beneath the windows, so that Back comes straight back to the page. */
function followed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const to = link?.getAttribute('href') ?? '';
  if (!plain || !to.startsWith('#') || link?.target || (over() === 0 && !moving)) return;
  event.preventDefault();
  goTo(to);
}

/** Called once, before anything listens to the address. */
export function watchHistory(): void {
  addEventListener('popstate', arrived);
  addEventListener('hashchange', (event) => {
    if (known) event.stopImmediatePropagation();
    known = false;
  });
  addEventListener('click', followed);
  if (over() > 0) changed = location.hash;
  settle(); // a page loaded anew has no windows
}
