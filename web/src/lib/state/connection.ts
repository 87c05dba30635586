/** How the client reaches a table: one interface, whoever is at the other end. */
import type { GameChoice } from '../game_choice';
import type {
  Action,
  Acts,
  Advice,
  AskActs,
  AskRematch,
  Fill,
  Joined,
  Lang,
  Notice,
  OpenGame,
  Refusal,
  React,
  Rematch,
  Reaction,
  Replace,
  RoomState,
  Rule,
  Ruled,
  Routes,
  Ruleset,
  SetBird,
  SetName,
  Trace,
  Update,
  Wait,
  WinEvent,
} from '../protocol';

import type { Families } from '../tabletop/types';

/** How the way to the table is: `lost` is being mended, `gone` is not. */
export type Link = 'joining' | 'open' | 'lost' | 'gone';

/** What a table tells. */
export interface Listener {
  /** Every update, in order. */
  update: (update: Update) => void;
  joined?: (joined: Joined) => void;
  room?: (room: RoomState) => void;
  hint?: (hint: Advice) => void;
  routes?: (routes: Routes) => void;
  refused?: (refusal: Refusal) => void;
  /** A new table for the same people. */
  again?: (again: Rematch) => void;
  /** The host has just done something. */
  notice?: (notice: Notice) => void;
  /** All that hosts have done here. */
  acts?: (acts: Acts) => void;
  /** What a ruling would do. */
  ruled?: (ruled: Ruled) => void;
  /** Somebody made a gesture. */
  reaction?: (reaction: Reaction) => void;
  link?: (link: Link) => void;
}

/** What a player of several asks for. */
export type FriendMessage = SetName | SetBird | React | Fill | Replace | AskRematch | AskActs | Rule | Wait;

export interface Connection {
  /** Begins to listen; the answer ends it. */
  listen(listener: Listener): () => void;
  /** Answers what was asked. The table's next update shows the effect. */
  act(action: Action): void;
  /** Ready for the next hand. */
  next(): void;
  /** Stops the table, or lets it go on. */
  pause(on: boolean): void;
  /** Another pause after every discard, in milliseconds. */
  pace?(pause: number): void;
  /** Undoes one's last answer; a pass counts as one if wished. */
  takeBack(passes: boolean): void;
  /** Asks what a bot would do. */
  askHint(): void;
  /** Asks which hands one's tiles may become. */
  askGuide?(): void;
  /** Says the language of refusals and reasons. */
  speak?(lang: Lang): void;
  /** What people at one table may do: see the server's messages of the same names. */
  friends?(message: FriendMessage): void;
  /** The explanation of a win, in a language. */
  trace(win: WinEvent, lang: Lang): Promise<Trace>;
}

/** How the server's inner modules run; compiling: from its next start on they will be compiled. */
export type Mode = 'compiled' | 'interpreted' | 'compiling';

/** Where games begin. */
export interface Lobby {
  /** The families in their own words. */
  families(lang: Lang): Promise<Families>;
  rulesets(): Promise<Ruleset[]>;
  mode(): Promise<Mode>;
  games(): Promise<OpenGame[]>;
  /** These answer with the address of a table. */
  start(choice: GameChoice): Promise<string>;
  watch(choice: GameChoice): Promise<string>;
  /** Gives up an unfinished game. */
  forget(game: string): Promise<void>;
  /** The table at an address; a token opens a seat of one's own. */
  join(table: string, token: string | null): Promise<Connection>;
}
