/** The state of the table on this screen: the last view, and what its events add to it. */
import { familyOf } from '../families.svelte';
import { birdOf, BIRDS, type BirdName } from '../birds';
import { capital, t, type Who } from '../i18n';
import type {
  AbortEvent,
  Action,
  Acts,
  Chance,
  ExhaustedEvent,
  Gesture,
  HostAct,
  Joined,
  Lang,
  Outlook,
  MatchEnd,
  PerPlayer,
  Player,
  Reason,
  Refusal,
  Rematch,
  RoomState,
  Ruled,
  RulingEvent,
  SetKind,
  Route,
  TableEvent,
  Tile,
  Tiles,
  TimeLeft,
  Update,
  View,
} from '../protocol';
import { isSettlement, isWin, type CompleteSettlement, type CompleteWin } from '../table_events';
import type { Connection, Link } from './connection';
import { settings } from './settings.svelte';
import { tellQuietly, toast } from './toasts.svelte';

/** How a hand ended. */
export interface Outcome {
  wins: CompleteWin[];
  drawn: ExhaustedEvent | AbortEvent | null;
  settled: CompleteSettlement | null;
}

/** A call over the table; the number tells one from the next of the same kind. */
export interface Call {
  what: keyof ReturnType<typeof t>['call'];
  /** Where the family has its own word for it. */
  word: string | undefined;
  /** The name of the voice that says it. */
  voice: string;
  number: number;
}

/** Words of a family that were recorded beside those of all. */
const OWN_VOICES = new Set(['chi', 'pon', 'kan', 'tsumo', 'ron']);
/** Refusals nobody needs to read: the next update shows how things are. */
const QUIET_CODES = new Set(['stale', 'not_asked']);
/** After joining in the middle, only so many of the last events are news. */
const NEWS = 3;
/** What a history of calls tells. */
const TOLD = new Set<TableEvent['type']>([
  'chow',
  'pung',
  'kong',
  'closed_kong',
  'added_kong',
  'bonus',
  'dora',
  'win',
  'abort',
  'exhausted',
  'take',
  'ruling',
]);

/** What a review says of playing a tile: `good` from 0 to 1 (the best), `danger` as well. */
export interface TileMark {
  best: boolean;
  played: boolean;
  good: number;
  danger: number;
  text: string;
  spoken: string;
}

export class TableState {
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  /** The options of the match by their names. */
  options = $state.raw<Record<string, unknown>>({});
  names = $state.raw<readonly string[]>([]);
  joined = $state.raw<Joined | null>(null);
  /** Looking at a game that is over: the seat that was one's own. */
  own = $state.raw<Player | null>(null);
  room = $state.raw<RoomState | null>(null);
  link = $state.raw<Link>('joining');
  /** The time for this decision, and when it was told. */
  clock = $state.raw<(TimeLeft & { told: number }) | null>(null);
  /** No other hand will come. */
  over = $state(false);
  canTakeBack = $state(false);
  /** The tiles that would complete the hand, and what a win must count. */
  chances = $state.raw<Chance[]>([]);
  needed = $state(0);
  /** The discards after which the hand waits. */
  outlook = $state.raw<Outlook[]>([]);
  /** What a review says of the tiles of the hand. */
  marks = $state.raw<ReadonlyMap<Tile, TileMark>>(new Map());
  /** In a replay: is there another hand to turn to? null: this is no replay. */
  turnsTo = $state<boolean | null>(null);
  /** What the hands waited for that are shown at a draw, by player. */
  drawWaits = $state.raw<(Tile[] | null)[]>([]);
  /** At a table as with real tiles: the sets that may be called, and the rulings of this hand. */
  callable = $state.raw<SetKind[]>([]);
  rulings = $state.raw<RulingEvent[]>([]);
  /** What a ruling would do, as the referee has asked. */
  ruled = $state.raw<Ruled | null>(null);
  /** The number of the last update. */
  seq = $state(0);
  /** A move was taken back: nothing plays by itself until one has moved again. */
  tookBack = $state(false);
  /** What a bot would do now, the best first; null: not asked, or not answered yet. */
  advice = $state.raw<Reason[] | null>(null);
  asking = $state(false);
  /** A closer look at the advice is on its way. */
  unsure = $state(false);
  /** The hands that one's tiles may become; null: not asked, or not answered yet. */
  routes = $state.raw<Route[] | null>(null);
  /** What the host did last, and all that hosts have done here, once it was asked for. */
  notice = $state.raw<HostAct | null>(null);
  acts = $state.raw<Acts | null>(null);
  /** A new table for the same people. */
  again = $state.raw<Rematch | null>(null);
  /** Scores at the start and after every hand, for the chart. */
  history = $state.raw<{ hand: string; scores: PerPlayer<number> }[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** How the match ended, also one that was chosen to be short. */
  end = $state.raw<MatchEnd | null>(null);
  /** The places of the scores as they stand. */
  places = $state.raw<PerPlayer<number> | undefined>();
  calls = $state.raw<Partial<Record<Player, Call>>>({});
  /** The player whose discard lies last on the table. */
  lastDiscard = $state.raw<Player | null>(null);
  /** Calls and other weighty events of this hand, the oldest first. */
  callLog = $state.raw<TableEvent[]>([]);
  /** The last gesture of each player. */
  gestures = $state.raw<Partial<Record<Player, { what: Gesture; number: number }>>>({});
  /** The events of the last update, for the announcer. */
  fresh = $state.raw<TableEvent[]>([]);

  readonly #connection: Connection;
  #update: Update | null = null;
  #count = 0;
  /** How many events of the log are known. */
  #known = 0;
  #handName = '';
  #lang: Lang = settings.lang;
  /** The update for which routes were asked. */
  #guidedAt = -1;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Only looking on: all hands are open, nothing is asked. */
  get watching(): boolean {
    return this.joined !== null && this.joined.player === null;
  }
  /** One person at most: moves may be taken back. */
  get alone(): boolean {
    return this.joined !== null && this.joined.humans <= 1;
  }
  /** Made for several people, even if bots have taken most seats. */
  get together(): boolean {
    return this.room !== null && (this.room.host ?? null) !== null;
  }
  /** May one stop the table, or let it go on? */
  get canPause(): boolean {
    return this.room?.can_pause ?? false;
  }
  /** The code that leads to a free seat, as long as there is one. */
  get code(): string | null {
    return this.room?.seats.some((seat) => seat.free) ? (this.room.code ?? null) : null;
  }
  /** As with real tiles: faults are possible. */
  get honour(): boolean {
    return this.joined?.honour ?? false;
  }
  get paused(): boolean {
    return this.room?.paused ?? false;
  }

  /** Begins to listen; the answer ends it. */
  listen(): () => void {
    return this.#connection.listen({
      update: (update) => this.take(update),
      joined: (joined) => (this.joined = joined),
      room: (room) => (this.room = room),
      hint: ({ seq, advice, unsure }) => {
        this.asking = false;
        if (seq !== this.#update?.seq || this.legal.length === 0) return;
        this.advice = advice;
        this.unsure = unsure ?? false;
      },
      routes: ({ seq, routes }) => {
        if (seq === this.#update?.seq) this.routes = routes;
      },
      refused: (refusal) => this.#refused(refusal),
      again: (again) => (this.again = again),
      notice: ({ act }) => {
        this.notice = act;
        if (this.acts) this.acts = { ...this.acts, acts: [...this.acts.acts, act] };
        tellQuietly(act.text);
      },
      acts: (acts) => (this.acts = acts),
      ruled: (ruled) => (this.ruled = ruled),
      reaction: ({ player, what }) => {
        this.#count += 1;
        if (settings.gestures) this.gestures = { ...this.gestures, [player]: { what, number: this.#count } };
      },
      link: (link) => (this.link = link),
    });
  }

  take(update: Update): void {
    const same = update.seq === this.#update?.seq && update.first > 0;
    this.#update = update;
    this.calls = {};
    // What is known from there on is void: after joining, or a move was taken back.
    const anew = update.first === 0 || update.first < this.#known;
    this.#known = update.first + update.events.length;
    if (anew) this.outcome = this.lastDiscard = null;
    this.seq = update.seq;
    this.callable = update.calls ?? [];
    for (const event of update.events) this.#fold(event);
    // Whoever comes back is told how things stand, not all that ever happened.
    const late = anew && update.events.length > NEWS;
    if (late) this.calls = {};
    this.view = update.view;
    this.legal = update.legal;
    this.fresh = late ? update.events.slice(-1) : update.events;
    this.clock = update.clock && { ...update.clock, told: performance.now() };
    this.over = update.over;
    this.end = update.end ?? null;
    this.places = update.places;
    this.canTakeBack = update.can_take_back;
    this.chances = update.chances;
    this.needed = update.needed;
    this.outlook = update.outlook ?? [];
    this.drawWaits = update.waits ?? [];
    if (!same) {
      this.advice = null;
      this.asking = false;
    }
  }

  /** Answers, and offers nothing more until the table has spoken. */
  act(action: Action): void {
    this.legal = [];
    this.advice = null;
    this.tookBack = false;
    this.#connection.act(action);
  }

  next(): void {
    this.#connection.next();
  }
  /** Another pace; whose table it is not keeps the old one. */
  pace(pause: number): void {
    if (this.canPause && this.joined && this.joined.pause !== pause) this.#connection.pace?.(pause);
  }
  pause(on: boolean): void {
    this.#connection.pause(on);
  }
  takeBack(passes = true): void {
    this.tookBack = true;
    this.#connection.takeBack(passes);
  }
  askHint(): void {
    if (this.asking || this.legal.length === 0) return;
    this.asking = true;
    this.#connection.askHint();
  }
  /** Once for every update: the routes of before stay until the answer comes. */
  askGuide(): void {
    if (!this.#update || this.#guidedAt === this.#update.seq) return;
    this.#guidedAt = this.#update.seq;
    this.#connection.askGuide?.();
  }

  /** The table's words from now on; reasons in another language are asked for anew. */
  speak(lang: Lang): void {
    this.#connection.speak?.(lang);
    if (this.#lang !== lang) {
      this.advice = null;
      this.#guidedAt = -1;
      if (this.routes && this.legal.length > 0) this.askGuide();
      else this.routes = null;
    }
    this.#lang = lang;
  }
  setName(name: string): void {
    this.#connection.friends?.({ type: 'name', name });
  }
  /** Shows oneself as a bird. */
  setBird(bird: string): void {
    this.#connection.friends?.({ type: 'bird', bird });
  }
  /** A gesture for everybody at the table. */
  react(what: Gesture): void {
    this.#connection.friends?.({ type: 'react', what });
  }
  /** The host begins; bots take the empty seats. */
  fill(): void {
    this.#connection.friends?.({ type: 'fill' });
  }
  /** The host gives a seat to a bot, or frees it. */
  replace(player: number, by: string): void {
    this.#connection.friends?.({ type: 'replace', player, by });
  }
  /** Asks for a moment: one is about to call. */
  wait(): void {
    this.#connection.friends?.({ type: 'wait', seq: this.seq });
  }
  /** The referee rules, or asks what that would do. */
  rule(ruling: string, player: Player, points: number, preview: boolean): void {
    this.#connection.friends?.({ type: 'rule', seq: this.seq, ruling, player, points, preview });
  }
  /** Asks what hosts have done here. */
  askActs(): void {
    this.#connection.friends?.({ type: 'acts' });
  }
  /** The same people once more; all of them are told of the new table. */
  rematch(): void {
    this.#connection.friends?.({ type: 'rematch' });
  }

  trace: Connection['trace'] = (win, lang) => this.#connection.trace(win, lang);

  who(player: Player): Who {
    const you = player === (this.watching ? this.own : this.view?.player);
    return { you, name: you ? t().table.you : this.room?.seats[player]?.name || this.names[player] || t().table.player(player) };
  }

  /** One's own bird, the one somebody chose, or the one a bot is called after. */
  bird(player: Player): BirdName | undefined {
    const who = this.who(player);
    if (who.you) return BIRDS.find((one) => one === settings.bird);
    return birdOf(this.room?.seats[player]?.bird || who.name);
  }

  /** The concealed tiles a player has to show: open to whoever watches, and once a hand is over. */
  shown(player: Player): Tiles | null {
    const drawn = this.outcome?.drawn?.hands?.[player];
    const won = this.outcome?.wins.find((win) => win.player === player)?.request.hand;
    return drawn ?? won ?? (player === this.view?.player ? null : (this.view?.players[player].concealed ?? null));
  }

  /** A refused answer may be given again. */
  #refused({ code, message }: Refusal): void {
    this.asking = false;
    if (this.#update) this.legal = this.#update.legal;
    if (!QUIET_CODES.has(code)) toast(message);
  }

  /** What the family calls it. */
  #word(what: string): string | undefined {
    return familyOf(this.joined?.rules ?? this.view?.rules ?? '')?.words[`call_${what}`];
  }

  #fold(event: TableEvent): void {
    if (TOLD.has(event.type) || (event.type === 'discard' && event.riichi)) this.callLog = [...this.callLog, event];
    switch (event.type) {
      case 'match':
        this.names = event.names;
        this.options = event.options;
        this.history = [];
        break;
      case 'hand':
        if (this.history.length === 0 && event.scores) this.history = [{ hand: '', scores: event.scores }];
        this.outcome = null;
        this.lastDiscard = null;
        this.routes = null;
        this.callLog = [];
        this.rulings = [];
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
      case 'win': {
        if (isWin(event)) this.outcome = { wins: [...(this.outcome?.wins ?? []), event], drawn: null, settled: null };
        this.#call(event.player, 'win', event.from === null ? 'self-draw' : 'discard');
        break;
      }
      case 'ruling':
        this.rulings = [...this.rulings, event];
        break;
      case 'exhausted':
      case 'abort':
        this.outcome = { wins: [], drawn: event, settled: null };
        break;
      case 'settled':
        if (!isSettlement(event)) break;
        this.outcome = { wins: this.outcome?.wins ?? [], drawn: this.outcome?.drawn ?? null, settled: event };
        this.history = [...this.history, { hand: this.#handName, scores: event.scores }];
        break;
      default:
        break;
    }
  }

  #call(player: Player, what: Call['what'], key: string = what): void {
    this.#count += 1;
    const own = this.#word(key);
    const voice = own && OWN_VOICES.has(own) ? own : what;
    this.calls = { ...this.calls, [player]: { what, word: own && `${capital(own)}!`, voice, number: this.#count } };
  }
}
