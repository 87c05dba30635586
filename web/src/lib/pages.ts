/** The pages: the first word of the address after `#/` says which. Each is loaded when it is first wanted. */
import type { Component } from 'svelte';
import type { Catalogue } from './i18n';
import type { Lobby } from './state/connection';

export interface PageProps {
  /** The words of the address after the page's own: `#/game/ID/TOKEN` gives ID and TOKEN. */
  path: string[];
  lobby: Lobby;
  /** Goes to an address, given without its `#`: `/game/ID`. */
  go: (to: string) => void;
  openSettings: () => void;
}

export interface Page {
  load: () => Promise<{ default: Component<PageProps> }>;
  /** Its name in the navigation; pages without one are reached otherwise. */
  title?: (t: Catalogue) => string;
  /** The page of the navigation that it belongs to. */
  partOf?: string;
}

export const PAGES: Record<string, Page> = {
  game: { load: () => import('./table/GamePage.svelte') },
  friends: { load: () => import('./friends/FriendsPage.svelte'), title: (t) => t.pages.friends },
  join: { load: () => import('./friends/FriendsPage.svelte'), partOf: 'friends' },
  calculator: { load: () => import('./calculator/Calculator.svelte'), title: (t) => t.pages.calculator },
  book: { load: () => import('./book/BookPage.svelte'), title: (t) => t.pages.book },
  settlement: { load: () => import('./settlement/Settlement.svelte'), title: (t) => t.pages.settlement },
  replays: { load: () => import('./replay/ReplaysPage.svelte'), title: (t) => t.pages.replays },
  spoken: { load: () => import('./spoken/SpokenPage.svelte'), title: (t) => t.pages.spoken },
  me: { load: () => import('./people/MyGames.svelte'), title: (t) => t.pages.me },
  replay: { load: () => import('./replay/ReplayPage.svelte'), partOf: 'replays' },
  rules: { load: () => import('./rulebook/Rules.svelte'), title: (t) => t.pages.rules },
  compare: { load: () => import('./rulebook/Compare.svelte'), partOf: 'rules' },
  card: { load: () => import('./rulebook/Card.svelte'), partOf: 'rules' },
  rulebook: { load: () => import('./rulebook/Book.svelte'), partOf: 'rules' },
  events: { load: () => import('./event/EventsPage.svelte'), title: (t) => t.pages.events },
  league: { load: () => import('./event/LeaguePage.svelte'), partOf: 'events' },
  event: { load: () => import('./event/EventPage.svelte'), partOf: 'events' },
  club: { load: () => import('./club/Club.svelte') },
  // Reached by the question mark of every page.
  help: { load: () => import('./help/HelpPage.svelte') },
};

// Recorded games are for development: the built page knows nothing of them.
if (import.meta.env.MODE !== 'production') PAGES['scripted'] = { load: () => import('../scripted/ScriptedPage.svelte') };
