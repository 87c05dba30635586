/** How the client reaches a table: one interface, whoever is at the other end. */
import type { Action, GameChoice, Lang, OpenGame, Ruleset, Trace, Update, WinEvent } from '../protocol';

export interface Connection {
  /** Calls back with every update, in order; the answer ends the listening. */
  listen(take: (update: Update) => void): () => void;
  /** Answers what was asked. The table's next update shows the effect. */
  act(action: Action): void;
  /** Ready for the next hand. */
  next(): void;
  /** The explanation of a win, in a language. */
  trace(win: WinEvent, lang: Lang): Promise<Trace>;
}

/** Where games begin. */
export interface Lobby {
  rulesets(): Promise<Ruleset[]>;
  games(): Promise<OpenGame[]>;
  /** These answer with the address of a table. */
  start(choice: GameChoice): Promise<string>;
  watch(choice: GameChoice): Promise<string>;
  /** The table at an address. */
  join(table: string): Promise<Connection>;
}
