/**
 * What the server sends and takes. Written by `python -m wrobel.web.typescript` from the server's
 * own types: change those, not this file.
 */
export type Four<T> = [T, T, T, T];

export type Clock = 'none' | 'relaxed' | 'tournament';
export type Deed = 'fill' | 'bot' | 'free' | 'pause' | 'go_on' | 'host' | 'close' | 'code';
export type Family = 'riichi' | 'mcr' | 'hongkong';
export type Lang = 'en' | 'pl';
export type Length = 'east' | 'full' | 'hand';
export type Player = 0 | 1 | 2 | 3;
export type SetKind = 'chow' | 'kong' | 'pung';
export type Tile = string;
export type Tiles = string;
export type Wind = 'E' | 'N' | 'S' | 'W';
export type Winning = 'discard' | 'robbed-kong' | 'self-draw';
/** A draw before the end of the wall. */
export interface AbortEvent {
  type: 'abort';
  why: 'four_kongs' | 'four_riichi' | 'four_winds' | 'nine_kinds' | 'triple_ron';
  hands: Four<Tiles | null>;
  player?: Player;
}
/** The answer to the update with that number. */
export interface Act {
  type: 'act';
  seq: number;
  action: Action;
}
export type Action = DiscardAction | RiichiAction | ChowAction | PungAction | KongAction | ClosedKongAction | AddedKongAction | ExposeAction | WinAction | PassAction | NineKindsAction | BonusWinAction | TenpaiAction | NotenAction;
/** What hosts have done at this table, and how many moves were taken back while it was solo. */
export interface Acts {
  type: 'acts';
  acts: HostAct[];
  taken_back: number;
}
/** The tile that is added to a pung. */
export interface AddedKongAction {
  type: 'added_kong';
  tile: Tile;
}
/** The fourth tile is added to a pung. */
export interface AddedKongEvent {
  type: 'added_kong';
  player: Player;
  tile: Tile;
}
/** All legal actions with a bot's reasons, the best first. */
export interface Advice {
  type: 'hint';
  seq: number;
  advice: Reason[];
}
/** What have hosts done at this table? */
export interface AskActs {
  type: 'acts';
}
/** The same people once more. */
export interface AskRematch {
  type: 'rematch';
}
/** A bonus tile is exposed. */
export interface BonusEvent {
  type: 'bonus';
  player: Player;
  tile: Tile;
}
/** A win with bonus tiles alone. */
export interface BonusWinAction {
  type: 'bonus_win';
}
/** A tile that completes the hand; `now` if it is the one just drawn or on offer. */
export interface Chance {
  tile: Tile;
  now: Winning | null;
  discard: Counted;
  self_draw: Counted;
}
/** The own tiles a claim would use. */
export interface ChowAction {
  type: 'chow';
  tiles: Tiles;
}
/** A discard is taken for a set. */
export interface ChowEvent {
  type: 'chow';
  player: Player;
  from: Player;
  tile: Tile;
  own: Tiles;
}
/** Four tiles of the hand. */
export interface ClosedKongAction {
  type: 'closed_kong';
  tile: Tile;
}
/** Four of a kind from the hand; `tiles` is null where nobody else may know. */
export interface ClosedKongEvent {
  type: 'closed_kong';
  player: Player;
  tiles: Tiles | null;
}
/** Points, fans or han of a win without dora, and how many it lacks to be one. */
export interface Counted {
  points: number;
  missing: number;
}
/** A game was made: one token for each human seat, and the creator's own seat. */
export interface Created {
  id: string;
  player: Player | null;
  tokens: (string | null)[];
  watch: string | null;
  code?: string | null;
}
/** A tile of a river; `riichi` is the turned one. */
export interface Discard {
  tile: Tile;
  drawn: boolean;
  riichi: boolean;
  claimed_by: Player | null;
}
/** Own turn; `drawn` is the tile just drawn. */
export interface DiscardAction {
  type: 'discard';
  tile: Tile;
  drawn?: boolean;
}
/** A tile is discarded, maybe with riichi. */
export interface DiscardEvent {
  type: 'discard';
  player: Player;
  tile: Tile;
  drawn: boolean;
  riichi?: boolean;
}
/** A further indicator is turned. */
export interface DoraEvent {
  type: 'dora';
  tile: Tile;
}
/** A tile is drawn; `tail` marks a replacement. */
export interface DrawEvent {
  type: 'draw';
  player: Player;
  tile: Tile | null;
  left: number;
  tail?: boolean;
}
/** The wall is at its end. Only riichi has the fields. */
export interface ExhaustedEvent {
  type: 'exhausted';
  tenpai?: Player[];
  nagashi?: Player[];
  hands?: Four<Tiles | null>;
}
/** A bonus tile is exposed. */
export interface ExposeAction {
  type: 'expose';
  tile: Tile;
}
/** The body of every answer that is an error. */
export interface Failed {
  error: Problem;
}
/** A pattern that counts. */
export interface Fan {
  id: string;
  value: number;
  count: number;
}
/** The host begins: bots take the seats of those who have not come. */
export interface Fill {
  type: 'fill';
}
/** The match is over. */
export interface FinalEvent {
  type: 'final';
  scores: Four<number>;
  places: Four<number>;
  final?: Four<number>;
  table_points?: Four<number>;
  deductions?: Four<number>;
}
export type FromClient = Join | Act | Next | Pause | TakeBack | Hint | SetName | SetLang | Fill | Replace | AskRematch | AskActs | Ping;
export type FromServer = Joined | RoomState | Update | Advice | Refusal | Rematch | Notice | Acts | Pong;
/** A part of the hand as it was read. */
export interface Group {
  kind: string;
  tiles: Tiles;
  exposed: boolean;
  winning: boolean;
}
/** A hand is dealt; one sees one's own tiles. */
export interface HandEvent {
  type: 'hand';
  name: string;
  round: Wind;
  number: number;
  dealer: Player;
  winds: Four<Wind>;
  honba: number;
  deposits: number;
  scores: Four<number>;
  dice: number[];
  commitment: string | null;
  hands: Four<Tiles | null>;
  dora: Tile[];
  left: number;
}
/** What would a bot do? */
export interface Hint {
  type: 'hint';
  seq: number;
}
/** Something a host did (`player` null: nobody at the table), perhaps at another's seat. */
export interface HostAct {
  number: number;
  at: number;
  what: Deed;
  player: Player | null;
  name: string;
  whom: Player | null;
  whom_name: string;
  text: string;
}
/** Who is there: the token of a seat, or none to let the cookie decide. */
export interface Join {
  type: 'join';
  token?: string | null;
  lang?: string;
}
/** The first answer: which seat, at what table. `token` is there for whoever has just taken a seat by an invitation: nobody else has it, and the invitation is void. */
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
  token?: string | null;
}
/** The own tiles a claim would use. */
export interface KongAction {
  type: 'kong';
  tiles: Tiles;
}
/** A discard is taken for a set. */
export interface KongEvent {
  type: 'kong';
  player: Player;
  from: Player;
  tile: Tile;
  own: Tiles;
}
/** A text in both languages. */
export interface Local {
  en: string;
  pl: string;
}
/** The match begins. */
export interface MatchEvent {
  type: 'match';
  version: number;
  rules: string;
  options: Record<string, unknown>;
  layout: string;
  names: Four<string>;
  honour?: boolean;
}
/** An exposed set; `tiles` is null for another player's concealed kong in MCR. */
export interface Meld {
  kind: SetKind;
  tiles: Tiles | null;
  from: Player | null;
  claimed: Tile | null;
  concealed: boolean;
  added: boolean;
}
/** What is chosen before a game. Only the ruleset is needed. */
export interface NewGame {
  rules: string;
  options?: Record<string, boolean | number | string>;
  seats?: Four<string>;
  names?: string[];
  length?: Length;
  hints?: boolean;
  clock?: Clock;
  pause?: number;
  shuffle?: boolean;
}
/** Ready for the next hand. */
export interface Next {
  type: 'next';
}
/** Nine terminals and honours: abort. */
export interface NineKindsAction {
  type: 'nine_kinds';
}
/** Do not show it. */
export interface NotenAction {
  type: 'noten';
}
/** The host has just done something. */
export interface Notice {
  type: 'notice';
  act: HostAct;
}
/** A game that can be continued; `player` is None for one that is only watched. */
export interface OpenGame {
  id: string;
  rules: string;
  hand: string;
  scores: Four<number>;
  player: Player | null;
  names: string[];
  created: number;
}
/** A discard after which the hand waits. */
export interface Outlook {
  tile: Tile;
  waits: Tile[];
}
/** No claim. */
export interface PassAction {
  type: 'pass';
}
/** Stop the table (one person alone may, or the host), or let it go on (every player may). */
export interface Pause {
  type: 'pause';
  on?: boolean;
}
/** Who gets and pays what, by wind. */
export interface Payments {
  E: number;
  S: number;
  W: number;
  N: number;
}
/** Is anybody there? */
export interface Ping {
  type: 'ping';
}
/** What is seen of a player; `concealed` is null for others. */
export interface PlayerView {
  wind: Wind;
  tiles: number;
  concealed: Tiles | null;
  melds: Meld[];
  discards: Discard[];
  bonus: Tiles;
  riichi: 0 | 1 | 2;
  dead?: boolean;
}
/** Yes. */
export interface Pong {
  type: 'pong';
}
/** What is wrong: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  message: string;
}
/** The own tiles a claim would use. */
export interface PungAction {
  type: 'pung';
  tiles: Tiles;
}
/** A discard is taken for a set. */
export interface PungEvent {
  type: 'pung';
  player: Player;
  from: Player;
  tile: Tile;
  own: Tiles;
}
/** One legal action as a bot sees it; what it is not about is null. */
export interface Reason {
  action: DiscardAction | RiichiAction | ChowAction | PungAction | KongAction | ClosedKongAction | AddedKongAction | ExposeAction | WinAction | PassAction | NineKindsAction | BonusWinAction | TenpaiAction | NotenAction;
  score: number;
  distance: number | null;
  accepts: Tile[];
  tiles: number | null;
  value: number | null;
  danger: number | null;
  text?: string;
}
/** Why a message was not obeyed. Nothing has changed. */
export interface Refusal {
  type: 'error';
  code: string;
  message: string;
  seq?: number | null;
}
/** A new table for the same people: its game and the token of the seat. */
export interface Rematch {
  type: 'again';
  game: string;
  token: string | null;
}
/** The host gives a seat to a bot, or (`human`) to whoever comes next. */
export interface Replace {
  type: 'replace';
  player: number;
  by: string;
}
/** One hand of a replay: where it begins and how it ended. */
export interface ReplayHand {
  name: string;
  first: number;
  events: number;
  winners: number[];
  end: string | null;
  payments: number[] | null;
}
/** A game that is over; `assumed` means that the log did not name its rules. */
export interface ReplayInfo {
  id: string;
  rules: string;
  family: string;
  names: string[];
  source: string;
  assumed: boolean;
  hands: ReplayHand[];
  final: Record<string, unknown> | null;
  notes: ReplayNote[];
  formats: string[];
}
/** A replay in a list; `uploaded` ones came as a file. */
export interface ReplayItem {
  id: string;
  rules: string;
  names: string[];
  created: number;
  uploaded: boolean;
}
/** Something that is wrong in a log, at the number of its event. */
export interface ReplayNote {
  event: number;
  hand: string;
  text: string;
}
/** A set in a scoring request. */
export interface RequestMeld {
  kind: SetKind;
  tiles: Tiles;
  concealed?: boolean;
  added?: boolean;
  from?: Wind | null;
}
/** Riichi with that discard. */
export interface RiichiAction {
  type: 'riichi';
  tile: Tile;
  drawn?: boolean;
}
/** The stick is laid. */
export interface RiichiEvent {
  type: 'riichi';
  player: Player;
}
/** Who is there, and whether play goes on. `code` leads to the free seats, if there are any. `can_pause` says whether you may stop the table, or let it go on. `next_hand`: your seat was another's in this hand, you play from the next one on. */
export interface RoomState {
  type: 'room';
  seats: Seat[];
  started: boolean;
  paused: boolean;
  host?: Player | null;
  code?: string | null;
  can_pause?: boolean;
  next_hand?: boolean;
}
/** A ruleset in words; `differences` are those to the usual one of its family. */
export interface Ruleset {
  rules: string;
  family: Family;
  usual: boolean;
  title: Local;
  about: Local;
  differences: Local[];
}
/** The worth of a win. Other fields may come. */
export interface Score {
  legal: boolean;
  fans: Fan[];
  han: number;
  fu: number;
  yakuman: number;
  limit: string | null;
  total: number;
  points: number;
  payments: Payments | null;
}
/** A score with its explanation. */
export interface ScoreAnswer {
  legal: boolean;
  fans: Fan[];
  han: number;
  fu: number;
  yakuman: number;
  limit: string | null;
  total: number;
  points: number;
  payments: Payments | null;
  trace?: Trace | null;
}
/** What a scorer is asked. Other fields may come. */
export interface ScoreRequest {
  rules: string;
  hand: Tiles;
  win: Tile;
  by: Winning;
  seat: Wind;
  round: Wind;
  melds?: RequestMeld[];
  dora?: Tiles;
  ura?: Tiles;
  bonus?: Tiles;
  options?: Record<string, unknown>;
}
/** Who sits at a place; `free` is the seat of a person that nobody has taken. */
export interface Seat {
  name: string;
  bot: string | null;
  here: boolean;
  ready: boolean;
  stand_in?: boolean;
  free?: true;
}
/** The seat somebody got; the token opens it from any device. */
export interface Seated {
  id: string;
  player: Player;
  token: string;
}
/** The language of refusals and reasons from now on. */
export interface SetLang {
  type: 'lang';
  lang: string;
}
/** The player's name. */
export interface SetName {
  type: 'name';
  name: string;
}
/** The hand is paid; counters and deposits are those of the next one. */
export interface SettledEvent {
  type: 'settled';
  payments: Four<number>;
  scores: Four<number>;
  honba: number;
  deposits: number;
  dealer_stays: boolean;
  salt: string | null;
  wall: Tiles | null;
}
export type TableEvent = MatchEvent | HandEvent | DrawEvent | BonusEvent | DiscardEvent | RiichiEvent | ChowEvent | PungEvent | KongEvent | ClosedKongEvent | AddedKongEvent | DoraEvent | WinEvent | ExhaustedEvent | AbortEvent | SettledEvent | FinalEvent;
/** Undo the last action; `pass_` also counts a pass as one. */
export interface TakeBack {
  type: 'take_back';
  pass?: boolean;
}
/** Somebody comes with the short code of a table, and a name. */
export interface TakeSeat {
  code: string;
  name?: string;
}
/** Show the waiting hand. */
export interface TenpaiAction {
  type: 'tenpai';
}
/** Seconds for this decision, then the reserve. */
export interface TimeLeft {
  base: number;
  bank: number;
}
/** How a score came about, in one language. */
export interface Trace {
  lang: Lang;
  groups: Group[];
  fans: TraceLine[];
  refused: TraceLine[];
  fu: TraceLine[];
  steps: TraceLine[];
  payments: TraceLine[];
  notes: TraceLine[];
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
/** What happened since the last update, and how things stand. `first` is the place of the first event in the log: what is known from there on is void. `chances` are the tiles that would complete the hand: `needed` is what a win must count. `outlook` are the discards after which it waits, `waits` those of the hands shown at a draw. */
export interface Update {
  type: 'update';
  seq: number;
  first: number;
  events: TableEvent[];
  view: View;
  legal: Action[];
  chances: Chance[];
  needed: number;
  clock: TimeLeft | null;
  over: boolean;
  can_take_back: boolean;
  outlook?: Outlook[];
  waits?: (Tile[] | null)[];
}
/** The table as one player knows it; `tile` and `from` are of the tile on offer. */
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
  phase: 'claim' | 'declare' | 'hand_over' | 'match_over' | 'rob' | 'turn';
  turn: Player;
  dora: Tile[];
  drawn: Tile | null;
  tile: Tile | null;
  from: Player | null;
  players: Four<PlayerView>;
  waits: Tile[];
  furiten: boolean;
  legal: (DiscardAction | RiichiAction | ChowAction | PungAction | KongAction | ClosedKongAction | AddedKongAction | ExposeAction | WinAction | PassAction | NineKindsAction | BonusWinAction | TenpaiAction | NotenAction)[];
}
/** A token for spectators. */
export interface WatchLink {
  token: string;
}
/** The hand is complete. */
export interface WinAction {
  type: 'win';
}
/** Somebody wins; `from` is null on a self-draw. */
export interface WinEvent {
  type: 'win';
  player: Player;
  from: Player | null;
  request: ScoreRequest;
  score: Score;
}
