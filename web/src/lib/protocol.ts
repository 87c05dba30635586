/** What the table sends and takes: tiles, actions, events, views and scores, as documented for the server. */

/** A player, 0–3 for the whole match; 0 is East of the first hand. */
export type Player = 0 | 1 | 2 | 3;
export type Wind = 'E' | 'S' | 'W' | 'N';
export type Family = 'riichi' | 'mcr' | 'hongkong';
export type Lang = 'en' | 'pl';
/** A tile as text: `5m`, `0p` (a red five), `1z`, `1f`. */
export type Tile = string;
/** Several tiles as text, digits shared: `123m406p`. */
export type Tiles = string;
export type Four<T> = [T, T, T, T];

export type Action =
  | { type: 'discard'; tile: Tile; drawn?: boolean }
  | { type: 'riichi'; tile: Tile; drawn?: boolean }
  | { type: 'chow' | 'pung' | 'kong'; tiles: Tiles }
  | { type: 'closed_kong' | 'added_kong' | 'expose'; tile: Tile }
  | { type: 'win' | 'pass' | 'nine_kinds' | 'bonus_win' | 'tenpai' | 'noten' };
export type ActionType = Action['type'];

export interface Meld {
  kind: 'chow' | 'pung' | 'kong';
  /** null for another player's concealed kong in MCR. */
  tiles: Tiles | null;
  from: Player | null;
  claimed: Tile | null;
  concealed: boolean;
  added: boolean;
}

export interface Discard {
  tile: Tile;
  drawn: boolean;
  riichi: boolean;
  claimed_by: Player | null;
}

export interface PlayerView {
  wind: Wind;
  /** How many concealed tiles there are. */
  tiles: number;
  concealed: Tiles | null;
  melds: Meld[];
  discards: Discard[];
  bonus: Tiles;
  /** 0 no, 1 declared, 2 declared in the first go-around. */
  riichi: 0 | 1 | 2;
}

export interface View {
  player: Player;
  rules: string;
  hand: string;
  round: Wind;
  dealer: Player;
  honba: number;
  deposits: number;
  scores: Four<number>;
  left: number;
  phase: 'turn' | 'claim' | 'rob' | 'declare' | 'hand_over' | 'match_over';
  turn: Player;
  dora: Tile[];
  drawn: Tile | null;
  /** The tile on offer while claims are asked for, and who gave it. */
  tile: Tile | null;
  from: Player | null;
  players: Four<PlayerView>;
  waits: Tile[];
  furiten: boolean;
  legal: Action[];
}

export interface ScoreRequest {
  rules: string;
  hand: Tiles;
  win: Tile;
  by: 'self-draw' | 'discard' | 'robbed-kong';
  seat: Wind;
  round: Wind;
  melds: { kind: Meld['kind']; tiles: Tiles; concealed?: boolean; added?: boolean; from?: Wind }[];
  dora?: Tiles;
  ura?: Tiles;
  bonus?: Tiles;
}

export interface Score {
  legal: boolean;
  fans: { id: string; value: number; count: number }[];
  han: number;
  fu: number;
  yakuman: number;
  limit: string | null;
  total: number;
  points: number;
  payments: Record<Wind, number> | null;
}

/** One line of an explanation; which fields are there depends on the line. */
export interface TraceLine {
  id: string;
  name?: string;
  original?: string;
  value?: number;
  count?: number;
  sets?: Tiles[];
  text?: string;
  rule?: string;
}

/** How a score came about, in one language, as `wrobel score --json` prints it. */
export interface Trace {
  lang: Lang;
  groups: { kind: string; tiles: Tiles; exposed: boolean; winning: boolean }[];
  fans: TraceLine[];
  refused: TraceLine[];
  fu: TraceLine[];
  steps: TraceLine[];
  payments: TraceLine[];
  notes: TraceLine[];
}

export interface WinEvent {
  type: 'win';
  player: Player;
  from: Player | null;
  request: ScoreRequest;
  score: Score;
}
export interface ExhaustedEvent {
  type: 'exhausted';
  tenpai?: Player[];
  nagashi?: Player[];
  hands?: Four<Tiles | null>;
}
export interface AbortEvent {
  type: 'abort';
  why: 'nine_kinds' | 'four_winds' | 'four_kongs' | 'four_riichi' | 'triple_ron';
  hands: Four<Tiles | null>;
  player?: Player;
}
export interface SettledEvent {
  type: 'settled';
  payments: Four<number>;
  scores: Four<number>;
  honba: number;
  deposits: number;
  dealer_stays: boolean;
}
export interface FinalEvent {
  type: 'final';
  scores: Four<number>;
  places: Four<number>;
  final?: Four<number>;
  table_points?: Four<number>;
}

export type TableEvent =
  | { type: 'match'; rules: string; names: Four<string> }
  | {
      type: 'hand';
      name: string;
      round: Wind;
      number: number;
      dealer: Player;
      winds: Four<Wind>;
      scores: Four<number>;
      hands: Four<Tiles | null>;
    }
  | { type: 'draw'; player: Player; tile: Tile | null; left: number; tail?: boolean }
  | { type: 'bonus'; player: Player; tile: Tile }
  | { type: 'discard'; player: Player; tile: Tile; drawn: boolean; riichi?: boolean }
  | { type: 'riichi'; player: Player }
  | { type: 'chow' | 'pung' | 'kong'; player: Player; from: Player; tile: Tile; own: Tiles }
  | { type: 'closed_kong'; player: Player; tiles: Tiles | null }
  | { type: 'added_kong'; player: Player; tile: Tile }
  | { type: 'dora'; tile: Tile }
  | WinEvent
  | ExhaustedEvent
  | AbortEvent
  | SettledEvent
  | FinalEvent;

/** One message of the table to one client: what happened since the last one, and how things stand now. */
export interface Update {
  type: 'update';
  seq: number;
  /** The place of the first event in the log; 0: forget what you know. */
  first: number;
  events: TableEvent[];
  view: View;
  legal: Action[];
  clock: TimeLeft | null;
  /** No other hand will come. */
  over: boolean;
  can_take_back: boolean;
}

/** Seconds for this decision, then the reserve. */
export interface TimeLeft {
  base: number;
  bank: number;
}

export interface Joined {
  type: 'joined';
  game: string;
  player: Player | null;
  rules: string;
  family: Family;
  hints: boolean;
  clock: Clock;
  pause: number;
  humans: number;
}

export interface Seat {
  name: string;
  bot: string | null;
  here: boolean;
  ready: boolean;
}

export interface RoomState {
  type: 'room';
  seats: Seat[];
  started: boolean;
  paused: boolean;
}

/** One legal action as a bot sees it. */
export interface Advice {
  action: Action;
  score: number;
  distance: number | null;
  accepts: Tile[];
  tiles: number | null;
  value: number | null;
  danger: number | null;
  text: string;
}

export interface Hint {
  type: 'hint';
  seq: number;
  advice: Advice[];
}

export interface Refusal {
  type: 'error';
  code: string;
  message: string;
  seq: number | null;
}

export type FromServer = Joined | RoomState | Update | Hint | Refusal | { type: 'pong' };
export type FromClient =
  | { type: 'join'; token: string | null; lang: Lang }
  | { type: 'act'; seq: number; action: Action }
  | { type: 'next' | 'ping' }
  | { type: 'pause'; on: boolean }
  | { type: 'take_back'; pass: boolean }
  | { type: 'hint'; seq: number };

export type Local = Record<Lang, string>;

export interface Ruleset {
  rules: string;
  family: Family;
  usual: boolean;
  title: Local;
  about: Local;
  /** What differs from the family's usual ruleset, in words. */
  differences: Local[];
}

export type Strength = 'random' | 'efficient' | 'strong';
export type Length = 'full' | 'east' | 'hand';
export type Clock = 'none' | 'relaxed' | 'tournament';

/** What is chosen on the home page. */
export interface GameChoice {
  rules: string;
  length: Length;
  bots: Strength;
  hints: boolean;
  clock: Clock;
}

export interface NewGame {
  rules: string;
  length: Length;
  hints: boolean;
  clock: Clock;
  seats: string[];
  pause: number;
  shuffle: boolean;
}

export interface Created {
  id: string;
  player: Player | null;
  tokens: (string | null)[];
  watch: string | null;
}

/** A game that can be continued. */
export interface OpenGame {
  id: string;
  rules: string;
  hand: string;
  scores: Four<number>;
  player: Player | null;
  names: string[];
  created: number;
}

export interface ScoreAnswer extends Score {
  trace: Trace;
}
