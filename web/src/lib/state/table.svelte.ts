/** The state of the table on this screen: the last view, and what its events add to it. */
import { familyOf } from '../families';
import { t, type Who } from '../i18n';
import type {
  AbortEvent,
  Action,
  ExhaustedEvent,
  FinalEvent,
  Four,
  Player,
  SettledEvent,
  TableEvent,
  Tiles,
  Update,
  View,
  WinEvent,
} from '../protocol';
import type { Connection } from './connection';

/** How a hand ended. */
export interface Outcome {
  wins: WinEvent[];
  drawn: ExhaustedEvent | AbortEvent | null;
  settled: SettledEvent | null;
}

/** A call over the table; the number tells one from the next of the same kind. */
export interface Call {
  what: keyof ReturnType<typeof t>['call'];
  number: number;
}

export class TableState {
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  names = $state.raw<Four<string>>(['', '', '', '']);
  /** Scores at the start and after every hand, for the chart. */
  history = $state.raw<{ hand: string; scores: Four<number> }[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  final = $state.raw<FinalEvent | null>(null);
  calls = $state.raw<Partial<Record<Player, Call>>>({});
  /** The player whose discard lies last on the table. */
  lastDiscard = $state.raw<Player | null>(null);
  /** The events of the last update, for the announcer. */
  fresh = $state.raw<TableEvent[]>([]);

  readonly #connection: Connection;
  #count = 0;
  #handName = '';

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Begins to listen; the answer ends it. */
  listen(): () => void {
    return this.#connection.listen((update) => this.take(update));
  }

  take(update: Update): void {
    this.calls = {};
    for (const event of update.events) this.#fold(event);
    this.view = update.view;
    this.legal = update.legal;
    this.fresh = update.events;
  }

  /** Answers, and offers nothing more until the table has spoken. */
  act(action: Action): void {
    this.legal = [];
    this.#connection.act(action);
  }

  next(): void {
    this.#connection.next();
  }

  trace: Connection['trace'] = (win, lang) => this.#connection.trace(win, lang);

  who(player: Player): Who {
    const you = player === this.view?.player;
    return { you, name: you ? t().table.you : this.names[player] || t().table.player(player) };
  }

  /** The concealed tiles a player has to show, once a hand is over. */
  shown(player: Player): Tiles | null {
    const drawn = this.outcome?.drawn?.hands?.[player];
    return drawn ?? this.outcome?.wins.find((win) => win.player === player)?.request.hand ?? null;
  }

  #fold(event: TableEvent): void {
    switch (event.type) {
      case 'match':
        this.names = event.names;
        this.history = [];
        this.final = null;
        break;
      case 'hand':
        if (this.history.length === 0) this.history = [{ hand: '', scores: event.scores }];
        this.outcome = null;
        this.lastDiscard = null;
        this.#handName = event.name;
        break;
      case 'discard':
        this.lastDiscard = event.player;
        if (event.riichi) this.#call(event.player, 'riichi');
        break;
      case 'chow':
      case 'pung':
      case 'kong':
        this.lastDiscard = null;
        this.#call(event.player, event.type);
        break;
      case 'closed_kong':
      case 'added_kong':
        this.#call(event.player, 'kong');
        break;
      case 'bonus':
        this.#call(event.player, 'bonus');
        break;
      case 'win':
        this.outcome = { wins: [...(this.outcome?.wins ?? []), event], drawn: null, settled: null };
        this.#call(event.player, familyOf(event.request.rules) !== 'riichi' ? 'win' : event.from === null ? 'tsumo' : 'ron');
        break;
      case 'exhausted':
      case 'abort':
        this.outcome = { wins: [], drawn: event, settled: null };
        break;
      case 'settled':
        this.outcome = { wins: this.outcome?.wins ?? [], drawn: this.outcome?.drawn ?? null, settled: event };
        this.history = [...this.history, { hand: this.#handName, scores: event.scores }];
        break;
      case 'final':
        this.final = event;
        break;
      default:
        break;
    }
  }

  #call(player: Player, what: Call['what']): void {
    this.#count += 1;
    this.calls = { ...this.calls, [player]: { what, number: this.#count } };
  }
}
