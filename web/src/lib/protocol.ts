/**
 * What the server sends and takes. Written by
 * `python -m wrobel.web.wire.typescript` from the server's own types: change those, not this file.
 */
/** An entry for each player of the match, however many play. */
export type PerPlayer<T> = readonly T[] & Readonly<Record<Player, T>>;

export type Clock = 'none' | 'relaxed' | 'tournament';
export type Deed = 'fill' | 'filled' | 'begun' | 'bot' | 'free' | 'pause' | 'go_on' | 'pace' | 'host' | 'rule' | 'close' | 'code';
export type Family = string;
export type Gesture = 'hello' | 'oops' | 'thanks' | 'think' | 'well' | 'wow';
export type Lang = 'en' | 'pl';
export type Length = 'east' | 'full' | 'hand';
export type MeldKind = 'chow' | 'kong' | 'pung' | 'void';
export type Player = 0 | 1 | 2 | 3;
export type SetKind = 'chow' | 'kong' | 'pung';
export type Tile = string;
export type Tiles = string;
export type Wind = 'E' | 'S' | 'W' | 'N';
export type Winning = 'discard' | 'robbed-kong' | 'self-draw';
/** A draw before the end of the wall. */
export interface AbortEvent {
  type: 'abort';
  why: 'nine_kinds' | 'four_winds' | 'four_kongs' | 'four_riichi' | 'triple_ron';
  hands: PerPlayer<Tiles | null> | null;
  player?: Player | null;
}
/** The answer to the update with that number. */
export interface Act {
  type: 'act';
  seq: number;
  action: Action;
}
/** An act is written down. */
export interface ActDone {
  id: string;
  version: number;
}
export type Action = DiscardAction | RiichiAction | ChowAction | PungAction | KongAction | ClosedKongAction | AddedKongAction | ExposeAction | WinAction | PassAction | NineKindsAction | BonusWinAction | TenpaiAction | NotenAction | TakeAction;
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
/** All legal actions with what decides, the best first; `unsure`: a closer look follows. */
export interface Advice {
  type: 'hint';
  seq: number;
  advice: Reason[];
  unsure?: boolean;
}
/** What have hosts done at this table? */
export interface AskActs {
  type: 'acts';
}
/** The same people once more. */
export interface AskRematch {
  type: 'rematch';
}
/** The dearest hand somebody won: its name in the match, what it brought, its tiles. */
export interface BestHand {
  name: string;
  points: number;
  hand: string;
  win: string;
  melds?: WonSet[];
  bonus?: string;
  fans?: string[];
}
/** A flower or a season is exposed. */
export interface BonusEvent {
  type: 'bonus';
  player: Player;
  tile: Tile;
}
/** A win with bonus tiles alone. */
export interface BonusWinAction {
  type: 'bonus_win';
}
/** The lines from a number on, and what the link allows. */
export interface BookAnswer {
  version: number;
  role: string;
  lines: string[];
  seats: boolean[];
  mine: number | null;
}
/** Lines that a phone has and the server may not have yet. */
export interface BookLines {
  lines: string[];
}
/** The secret of a link: it is shown to who made it, and nowhere stored. */
export interface BookLink {
  key: string;
}
/** How many lines the journal has now; those that it did not take. */
export interface BookPushed {
  version: number;
  refused: RefusedLine[];
}
/** Which player whoever asks is; null: none of them. */
export interface BookSeat {
  player: number | null;
}
/** A text for people. */
export interface BothLanguages {
  en: string;
  pl: string;
}
/** A tile that completes the hand; `now` if it is the one just drawn or on offer. `left` copies does the player not see. */
export interface Chance {
  tile: Tile;
  left: number;
  now: Winning | null;
  discard: Counted;
  self_draw: Counted;
}
/** The own tiles a claim would use. */
export interface ChowAction {
  type: 'chow';
  tiles: Tiles;
  taken?: boolean;
}
/** Three in a row. */
export interface ChowEvent {
  type: 'chow';
  player: Player;
  from: Player;
  tile: Tile;
  own: Tiles;
  taken?: boolean;
  void?: boolean;
}
/** What another program says about a win. `fans` are pairs of our name for a pattern (or the program's, where we know none) and its han, for a yakuman the number of yakuman, for an MCR fan how many there are. `hand` are the concealed tiles without the winning one. */
export interface Claimed {
  tile?: Tile | null;
  hand?: Tiles | null;
  dora?: Tile[] | null;
  ura?: Tile[] | null;
  han?: number | null;
  fu?: number | null;
  total?: number | null;
  limit?: string | null;
  points?: number | null;
  fans?: ([string, number])[] | null;
  liable?: Player | null;
  payments?: PerPlayer<number> | null;
}
/** Four tiles of the hand. */
export interface ClosedKongAction {
  type: 'closed_kong';
  tile: Tile;
}
/** Four of a kind from the hand; in MCR nobody else sees which. */
export interface ClosedKongEvent {
  type: 'closed_kong';
  player: Player;
  tiles: Tiles | null;
}
/** An act in the audit list; `gone`: it was taken back. */
export interface ClubAct {
  id: string;
  type: string;
  role: string;
  who: string;
  at: number;
  gone: boolean;
  fields: Record<string, unknown>;
}
/** Something for everybody to read and hear. */
export interface ClubAnnouncement {
  act: string;
  at: number;
  en: string;
  pl: string;
}
/** Who plays on from a round on. */
export interface ClubCut {
  id: string;
  round: number;
  groups: number[][];
  names: string[];
  scores: string;
  how: string;
}
/** An event as a link of some role sees it. */
export interface ClubEvent {
  role: 'organiser' | 'player' | 'public' | 'referee' | 'table';
  table: number | null;
  player: number | null;
  settings: ClubSettings;
  people: ClubPerson[];
  rounds: ClubRound[];
  sections: ClubSection[];
  cuts: ClubCut[];
  penalties: ClubPenalty[];
  announcements: ClubAnnouncement[];
  current: number | null;
}
/** A table that is played on this server; `watch` is None as long as its walls are secret. */
export interface ClubGame {
  table: number;
  game: string;
  watch: string | null;
}
/** A team's or a club's line. */
export interface ClubGroup {
  place: number;
  name: string;
  total: number;
  table_points: number | null;
  counted: number[];
}
/** A player's line in the standings; a replacement has no place. */
export interface ClubLine {
  place: number | null;
  player: number;
  total: number;
  table_points: number | null;
  penalties: number;
  carried: number | null;
  cells: (number | null)[];
  shares: (number | null)[];
  group: string;
  out: boolean;
}
/** A link that opens the event; `id` is no secret. */
export interface ClubLink {
  id: string;
  role: string;
  table: number | null;
  name: string;
  created: number;
  own: boolean;
}
/** Points off a total. */
export interface ClubPenalty {
  act: string;
  player: number;
  round: number;
  points: number;
  reason: string;
  referee: string;
  at: number;
  table: number | null;
}
/** A player of an event. */
export interface ClubPerson {
  id: number;
  name: string;
  country: string;
  ema: string;
  club: string;
  team: string;
  substitute: boolean;
  here: boolean;
  left: number | null;
}
/** What a table brought. */
export interface ClubResult {
  table: number;
  scores: number[];
  deposits: number;
  taken: number;
  corrected: number;
  source: string;
  at: number;
}
/** A round: its rules, its tables, its results. */
export interface ClubRound {
  number: number;
  name: string;
  rules: string;
  title: BothLanguages;
  options: Record<string, unknown>;
  section: string;
  section_named: boolean;
  minutes: number;
  last_hand: string;
  signal: number;
  duplicate: boolean;
  how: string;
  tables: number[][];
  begun: number | null;
  started: boolean;
  complete: boolean;
  players: number;
  start: number;
  sticks: boolean;
  unit: number;
  by_table_points: boolean;
  timer: ClubTimer;
  online: ClubGame[];
  entered: number[];
  results: ClubResult[];
}
/** The standings of the rounds that are added up. */
export interface ClubSection {
  name: string;
  title: BothLanguages;
  rules: string;
  rounds: number[];
  by_table_points: boolean;
  as_scored: boolean;
  lines: ClubLine[];
  substitutes: ClubLine[];
  teams: ClubGroup[];
  clubs: ClubGroup[];
  weight: number;
}
/** What the organiser has chosen. */
export interface ClubSettings {
  name: string;
  place: string;
  date: string;
  days: number;
  kind: string;
  rules: string;
  options: Record<string, unknown>;
  minutes: number | null;
  publish: string;
  team_best: number | null;
  tie_breaks: string[];
  table_points: number[] | null;
  substitute_score: number | null;
  qualification: boolean;
  countries: number | null;
  warnings: number[];
  last_hand: string;
  signal: number | null;
  referees: string;
  equipment: string;
  complaints: string;
  shown: string;
}
/** A round's clock: instants in seconds since 1970. */
export interface ClubTimer {
  minutes: number;
  begun: number | null;
  stopped: number | null;
  lost: number;
  ended: number | null;
  extra: Record<string, number>;
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
/** An event's name in addresses, and the organiser's secret: it is shown only now. */
export interface CreatedEvent {
  id: string;
  key: string;
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
/** A tile is discarded: the one just drawn or another, maybe with a declaration of riichi. */
export interface DiscardEvent {
  type: 'discard';
  player: Player;
  tile: Tile;
  drawn: boolean | null;
  riichi?: boolean;
}
/** A further dora indicator is turned. */
export interface DoraEvent {
  type: 'dora';
  tile: Tile;
}
/** A tile is drawn; `tail` marks a replacement for a kong or a bonus tile. */
export interface DrawEvent {
  type: 'draw';
  player: Player;
  tile: Tile | null;
  left: number | null;
  tail?: boolean;
}
/** Something that was entered for a table, and who did it. */
export interface Entered {
  id: string;
  role: string;
  who: string;
  at: number;
  scores: number[];
  deposits: number;
  taken: number;
  reason: string;
  source: string;
}
/** The event, or nothing if it has not changed; `now` sets the clocks. */
export interface EventAnswer {
  version: number;
  now: number;
  event: ClubEvent | null;
}
/** The wall is at its end. Only riichi has the fields. */
export interface ExhaustedEvent {
  type: 'exhausted';
  tenpai?: Player[] | null;
  nagashi?: Player[] | null;
  hands?: PerPlayer<Tiles | null> | null;
}
/** A player's numbers in words. */
export interface Explained {
  section: string;
  total: number;
  cells: string[][];
  beside: string[];
  mers: string[];
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
/** The sums of some matches. `places` counts matches, `place` is their mean; `result`, `worth` of a win and `loss` of a discard that somebody won on are means, where all matches count in one unit. */
export interface Figures {
  matches: number;
  hands: number;
  places: number[];
  place: number | null;
  result: number | null;
  rates: Rates;
  worth: number | null;
  loss: number | null;
  best: BestHand | null;
}
/** The host begins: bots take the seats of those who have not come. */
export interface Fill {
  type: 'fill';
}
/** The match is over. */
export interface FinalEvent {
  type: 'final';
  scores: PerPlayer<number>;
  places: PerPlayer<number> | null;
  final?: PerPlayer<number> | null;
  table_points?: PerPlayer<number> | null;
  deductions?: PerPlayer<number> | null;
}
export type FromClient = Join | Act | Next | Pause | Pace | TakeBack | Hint | Guide | SetName | SetLang | Fill | Replace | Rule | Wait | AskRematch | AskActs | SetBird | React | Ping;
export type FromServer = Joined | RoomState | Update | Ruled | Advice | Routes | Refusal | Rematch | Notice | Acts | Reaction | Pong;
/** A part of the hand as it was read. */
export interface Group {
  kind: string;
  tiles: Tiles;
  exposed: boolean;
  winning: boolean;
}
/** Which hands may my tiles become? */
export interface Guide {
  type: 'guide';
  seq: number;
}
/** A hand is dealt. */
export interface HandEvent {
  type: 'hand';
  name: string;
  round: Wind;
  number: number;
  dealer: Player;
  winds: PerPlayer<Wind>;
  honba: number;
  deposits: number;
  scores: PerPlayer<number> | null;
  dice: number[] | null;
  commitment: string | null;
  hands: PerPlayer<Tiles | null>;
  dora: Tile[];
  left: number | null;
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
/** The first answer: which seat, at what table. `token` is there for whoever has just taken a seat by an invitation: nobody else has it, and the invitation is void. `delay` is how many seconds late spectators see things. `practice` is the decision of a replay from which this hand is played on. `honour`: it is a table as with real tiles. `guide`: hints are allowed, and hands must be built towards something: routes may be asked for. */
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
  delay?: number | null;
  honour?: boolean;
  practice?: Practice | null;
  guide?: boolean;
}
/** The own tiles a claim would use. */
export interface KongAction {
  type: 'kong';
  tiles: Tiles;
  taken?: boolean;
}
/** Four of a kind with a discard. */
export interface KongEvent {
  type: 'kong';
  player: Player;
  from: Player;
  tile: Tile;
  own: Tiles;
  taken?: boolean;
  void?: boolean;
}
/** Events added up; `games` has the family of each evening, `families` all there are. */
export interface League {
  evenings: string[];
  games: string[];
  families: string[];
  rows: LeagueRow[];
}
/** A player's line in a league; `trend` is the sum after every event. */
export interface LeagueRow {
  place: number | null;
  name: string;
  total: number;
  values: (number | null)[];
  counted: boolean[];
  trend: number[];
  rating: number | null;
  played: number;
}
/** The secret of a link: it is shown to who made it, and nowhere stored. */
export interface MadeLink {
  key: string;
}
/** How a match ended; one that was cut short has scores and places only. `points` is the result, where it is not the score itself. */
export interface MatchEnd {
  scores: PerPlayer<number>;
  places: PerPlayer<number>;
  points?: PerPlayer<number> | null;
  table_points?: PerPlayer<number> | null;
  bonus?: PlaceBonus | null;
}
/** The match begins. A log of another program may leave rules, options and layout open. */
export interface MatchEvent {
  type: 'match';
  version: number;
  rules: string | null;
  options: Record<string, string | number | boolean>;
  layout: string | null;
  names: PerPlayer<string>;
  honour?: boolean;
}
/** The matches of a family, of a ruleset, or against somebody; `trend` the oldest first. */
export interface MatchGroup {
  name: string;
  figures: Figures;
  trend?: Period[];
}
/** An exposed set; `tiles` is null for another player's concealed kong in MCR. `void`: the tiles make no set, at a table as with real tiles. */
export interface Meld {
  kind: MeldKind;
  tiles: Tiles | null;
  from: Player | null;
  claimed: Tile | null;
  concealed: boolean;
  added: boolean;
}
/** A book of a phone: its name there, and its lines, the start among them. */
export interface NewBook {
  id: string;
  lines: string[];
}
/** A link that is wanted for another phone. */
export interface NewBookLink {
  role: 'reader' | 'writer';
}
/** A new event; everything else is a setting that can be changed later. */
export interface NewEvent {
  name: string;
  rules: string;
  options?: Record<string, unknown>;
  kind?: 'evening' | 'tournament';
}
/** What is chosen before a game. Only the ruleset is needed. */
export interface NewGame {
  rules: string;
  options?: Record<string, boolean | number | string>;
  seats?: PerPlayer<string> | null;
  names?: string[];
  length?: Length;
  hints?: boolean;
  clock?: Clock;
  pause?: number;
  shuffle?: boolean;
  open?: boolean;
  patience?: number;
  honour?: boolean;
  claim_time?: number;
}
/** A link that is wanted; `table` is the number of a table's, or of a player's. */
export interface NewLink {
  role: 'organiser' | 'player' | 'public' | 'referee' | 'table';
  table?: number | null;
  name?: string;
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
/** How a table on this server stands: who is there, whether it has begun, its hand. */
export interface OnlineTable {
  table: number;
  here: boolean[];
  begun: boolean;
  hand: string;
  scores: number[];
  over: boolean;
}
/** A game that can be continued; `player` is None for one that is only watched. */
export interface OpenGame {
  id: string;
  rules: string;
  hand: string;
  scores: PerPlayer<number>;
  player: Player | null;
  names: string[];
  created: number;
}
/** A table in the lobby that anybody may join by its code. `hands` is how many are played if it is no whole match. `seats` are `human`, the names of bots, or `free`; `waits` the seconds until bots take the free ones, None once it began. */
export interface OpenTable {
  id: string;
  code: string;
  rules: string;
  options: Record<string, unknown>;
  hands: number | null;
  clock: Clock;
  seats: string[];
  names: string[];
  started: boolean;
  waits: number | null;
  honour?: boolean;
}
/** Tables of a round that are to be played on this server; none named means all. */
export interface OpenTables {
  round: number;
  tables?: number[];
  length?: Length;
  clock?: Clock;
  pause?: number;
}
/** A discard after which the hand waits; `furiten`: not for tiles of others. `left`: how many of each wait the player does not see. */
export interface Outlook {
  tile: Tile;
  waits: Tile[];
  left: number[];
  furiten?: boolean;
}
/** How long the table stands still after a discard, in milliseconds, from now on. */
export interface Pace {
  type: 'pace';
  pause: number;
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
/** A table of players that somebody pasted; `numbers`: only EMA numbers are wanted. */
export interface PeopleText {
  text: string;
  numbers?: boolean;
}
/** Some matches in a row: when the last one ended, and what they came to. */
export interface Period {
  until: number;
  matches: number;
  place: number | null;
  wins: number | null;
  deal_ins: number | null;
}
/** Is anybody there? */
export interface Ping {
  type: 'ping';
}
/** What the places add to the points, and what that is called. */
export interface PlaceBonus {
  name: BothLanguages;
  points: PerPlayer<number>;
}
/** Under which addresses other devices reach this server. */
export interface Places {
  addresses: string[];
}
/** A line of the history; `rating` is the one after the match, if it was rated. */
export interface PlayedMatch {
  game: string;
  finished: number;
  rules: string;
  names: string[];
  opponents: string[];
  place: number;
  score: number;
  result: number;
  hands: number;
  best: BestHand | null;
  rating: number | null;
  player?: number;
  review?: ReviewSums | null;
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
/** A decision of a replay, from which somebody plays on with an `action`. What the player could not see is dealt anew; the same `deal` gives the same tiles. */
export interface Practice {
  replay: string;
  event: number;
  player: Player;
  action: string;
  deal?: number;
}
/** What is wrong: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  message: string;
}
/** A code that makes another device the same person, for some minutes and once. */
export interface ProfileLink {
  code: string;
  seconds: number;
}
/** A proposal; it becomes an act when somebody accepts it. */
export interface Proposal {
  rounds?: Record<string, number[][]>;
  how?: string;
  certificate?: Record<string, unknown> | null;
  stopped?: boolean;
  repeated?: number[][];
  apart_broken?: number;
  moves?: SeatMove[];
  round?: number | null;
  groups?: number[][];
  scores?: string;
}
/** What is asked for: a plan, the next round, a change, a cut, who survives. */
export interface Propose {
  what: 'change' | 'cut' | 'next' | 'plan' | 'survivors';
  system?: string;
  block?: number | null;
  apart?: string;
  late?: string;
  seed?: string;
  sizes?: number[];
  scores?: string;
  stay?: number;
}
/** The own tiles a claim would use. */
export interface PungAction {
  type: 'pung';
  tiles: Tiles;
  taken?: boolean;
}
/** Three of a kind. */
export interface PungEvent {
  type: 'pung';
  player: Player;
  from: Player;
  tile: Tile;
  own: Tiles;
  taken?: boolean;
  void?: boolean;
}
/** A text for a QR code. */
export interface QrText {
  text: string;
}
/** Shares of a player's hands; `self_draws` of the wins. */
export interface Rates {
  wins: number | null;
  self_draws: number | null;
  deal_ins: number | null;
  riichi: number | null;
  calls: number | null;
  drawn: number | null;
}
/** A rating against the bots of a family, after so many matches, and theirs beside it. */
export interface Rating {
  family: string;
  rating: number;
  matches: number;
  bots?: Record<string, number>;
}
/** A gesture without words, at a table of several people. */
export interface React {
  type: 'react';
  what: Gesture;
}
/** Somebody made a gesture. */
export interface Reaction {
  type: 'reaction';
  player: Player;
  what: Gesture;
}
/** A player that was read, or a change of one that is known. */
export interface ReadPerson {
  id?: number | null;
  name?: string | null;
  country?: string | null;
  ema?: string | null;
  club?: string | null;
  team?: string | null;
  substitute?: boolean | null;
}
/** One legal action and what decides; what it is not about is null. `chance` to win the hand, `value` of that win, `risk` to deal in with this tile and its `cost`, both together as `danger`; `because`: why it is behind the best. */
export interface Reason {
  action: DiscardAction | RiichiAction | ChowAction | PungAction | KongAction | ClosedKongAction | AddedKongAction | ExposeAction | WinAction | PassAction | NineKindsAction | BonusWinAction | TenpaiAction | NotenAction | TakeAction;
  score: number;
  distance: number | null;
  accepts: Tile[];
  tiles: number | null;
  value: number | null;
  danger: number | null;
  chance?: number | null;
  risk?: number | null;
  cost?: number | null;
  drawn_only?: boolean;
  because?: 'chance' | 'close' | 'farther' | 'given_up' | 'players' | 'risk' | 'shape' | 'silent' | 'stick' | 'tried' | 'worth' | null;
  text?: string;
}
/** Why a message was not obeyed. Nothing has changed. */
export interface Refusal {
  type: 'error';
  code: string;
  message: string;
  seq?: number | null;
}
/** A line that the journal does not take, and why. */
export interface RefusedLine {
  line: string;
  code: string;
  reason: string;
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
/** A replay in a list; `uploaded` ones came as a file, in others one was `player`. */
export interface ReplayItem {
  id: string;
  rules: string;
  names: string[];
  created: number;
  uploaded: boolean;
  player?: Player | null;
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
/** One thing that could be done: what it is behind the best, and what it promises and risks. `equal`: as good as the best, as far as anybody can tell. */
export interface ReviewCandidate {
  action: string;
  loss: number;
  equal: boolean;
  distance: number | null;
  tiles: number | null;
  worth: number | null;
  chance: number;
  danger: number;
}
/** The decisions of one class, and what they cost together. */
export interface ReviewClass {
  decisions: number;
  loss: number;
}
/** A decision of a player; `expected` is the result of the match that was expected then. `said` are the reasons once more, in pieces. */
export interface ReviewDecision {
  player: number;
  hand: string;
  event: number;
  played: string;
  best: string;
  loss: number;
  interval: [number, number];
  verdict: string;
  class: string;
  expected: number;
  reasons: string[];
  said: ReviewPart[][];
  candidates: ReviewCandidate[];
}
/** A piece of a sentence: plain text, tiles to draw, or a pattern whose `rule` says more. */
export interface ReviewPart {
  text: string;
  as?: 'pattern' | 'tiles' | null;
  rule?: string;
}
/** All decisions of a player together. */
export interface ReviewPlayer {
  player: number;
  decisions: number;
  agreed: number;
  loss: number;
  counts: Record<string, number>;
  classes: Record<string, Record<string, number>>;
}
/** A review as far as it is: hands `done` of `total`; sums come when it is `over`. */
export interface ReviewState {
  done: number;
  total: number;
  over: boolean;
  unit: string;
  players: ReviewPlayer[];
  decisions: ReviewDecision[];
}
/** What a review of a match said of one player; `loss` is in `unit`. */
export interface ReviewSums {
  unit: string;
  decisions: number;
  agreed: number;
  loss: number;
  counts: Record<string, number>;
  classes: Record<string, ReviewClass>;
}
/** Riichi with that discard. */
export interface RiichiAction {
  type: 'riichi';
  tile: Tile;
  drawn?: boolean;
}
/** The stick is laid: nobody won on the discard. */
export interface RiichiEvent {
  type: 'riichi';
  player: Player;
}
/** Who is there, and whether play goes on. `code` leads to the free seats, if there are any. `can_pause` says whether you may stop the table, or let it go on, `can_rule` whether you are its referee. `next_hand`: your seat was another's in this hand, you play from the next one on. */
export interface RoomState {
  type: 'room';
  seats: Seat[];
  started: boolean;
  paused: boolean;
  host?: Player | null;
  code?: string | null;
  can_pause?: boolean;
  next_hand?: boolean;
  can_rule?: boolean;
}
/** A hand that may be made: its patterns, what it counts, the tiles it lacks, how it is won. */
export interface Route {
  fans: RouteFan[];
  total: number;
  needs: Tile[];
  how: 'claimed' | 'closed' | 'drawn';
}
/** A pattern that would count, by its name. */
export interface RouteFan {
  id: string;
  name: string;
  value: number;
}
/** The hands that one's tiles may become, the most promising first. */
export interface Routes {
  type: 'routes';
  seq: number;
  routes: Route[];
}
/** The referee rules: the name of a reason of the rules, and whom it is about. `seq` is of an update of this hand. A `preview` only tells what would move. */
export interface Rule {
  type: 'rule';
  seq: number;
  ruling: string;
  player: number;
  points?: number;
  preview?: boolean;
}
/** What a ruling would do: the scores it moves, whether the hand ends or is dead, and why. */
export interface Ruled {
  type: 'ruled';
  ruling: string;
  player: Player;
  points: number;
  payments: PerPlayer<number>;
  scores: PerPlayer<number>;
  ends: boolean;
  dead: boolean;
  text: string;
}
/** A ruleset in words; `differences` are those to the usual one of its family. `ratings` are those of the bots, where they are known well enough. */
export interface Ruleset {
  rules: string;
  family: Family;
  usual: boolean;
  title: BothLanguages;
  about: BothLanguages;
  differences: BothLanguages[];
  ratings: Record<string, number>;
}
/** A fault has its price, found out by itself or by the referee. */
export interface RulingEvent {
  type: 'ruling';
  player: Player;
  ruling: string;
  why?: string | null;
  payments?: PerPlayer<number> | null;
  points?: number | null;
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
  bird?: string;
}
/** Somebody who gets another seat. */
export interface SeatMove {
  round: number;
  player: number;
  from: (number | string)[] | null;
  to: (number | string)[];
}
/** The seat somebody got; the token opens it from any device. */
export interface Seated {
  id: string;
  player: Player;
  token: string;
}
/** The bird whose portrait a player wants; told again with every connection. */
export interface SetBird {
  type: 'bird';
  bird: string;
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
/** The hand is paid; `honba`, `deposits` and `dealer_stays` are about the next one. */
export interface SettledEvent {
  type: 'settled';
  payments: PerPlayer<number> | null;
  scores: PerPlayer<number> | null;
  honba: number | null;
  deposits: number | null;
  dealer_stays: boolean | null;
  salt: string | null;
  wall: Tiles | null;
}
/** All about somebody's finished matches, the newest of `matches` first. */
export interface Statistics {
  all: Figures;
  families: MatchGroup[];
  rulesets: MatchGroup[];
  opponents: MatchGroup[];
  ratings: Rating[];
  matches: PlayedMatch[];
  trend?: Period[];
  humans?: Record<string, Rates>;
}
/** The score book of a table: a phone opens `#/book/ID/KEY`. */
export interface TableBook {
  id: string;
  key: string;
}
export type TableEvent = MatchEvent | HandEvent | DrawEvent | BonusEvent | DiscardEvent | RiichiEvent | ChowEvent | PungEvent | KongEvent | ClosedKongEvent | AddedKongEvent | TakeEvent | RulingEvent | DoraEvent | WinEvent | ExhaustedEvent | AbortEvent | SettledEvent | FinalEvent;
/** A called tile that was left lying is taken after all. */
export interface TakeAction {
  type: 'take';
}
/** Undo the last action; `pass_` also counts a pass as one. */
export interface TakeBack {
  type: 'take_back';
  pass?: boolean;
}
/** A claimed tile that was left lying is taken after all. */
export interface TakeEvent {
  type: 'take';
  player: Player;
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
  sets?: string[];
  text?: string;
  rule?: string;
}
/** What happened since the last update, and how things stand. `first` is the place of the first event in the log: what is known from there on is void. `chances` are the tiles that would complete the hand: `needed` is what a win must count. `outlook` are the discards after which it waits, `waits` those of the hands shown at a draw. At a table as with real tiles `legal` is what the table would take, right or wrong, and `calls` are the sets that may be called over the discard, with any tiles of one's own. `places` are those of the scores now, `end` is how the match ended, once it is over. */
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
  calls?: SetKind[];
  places?: PerPlayer<number>;
  end?: MatchEnd;
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
  scores: PerPlayer<number>;
  left: number;
  phase: 'claim' | 'declare' | 'hand_over' | 'match_over' | 'rob' | 'turn';
  turn: Player;
  dora: Tile[];
  drawn: Tile | null;
  tile: Tile | null;
  from: Player | null;
  players: PerPlayer<PlayerView>;
  waits: Tile[];
  furiten: boolean;
  legal: (DiscardAction | RiichiAction | ChowAction | PungAction | KongAction | ClosedKongAction | AddedKongAction | ExposeAction | WinAction | PassAction | NineKindsAction | BonusWinAction | TenpaiAction | NotenAction | TakeAction)[];
}
/** At a table as with real tiles: one moment, somebody is about to call this discard. */
export interface Wait {
  type: 'wait';
  seq: number;
}
/** A token for spectators. */
export interface WatchLink {
  token: string;
}
/** The hand is complete. */
export interface WinAction {
  type: 'win';
}
/** Somebody wins; `request` and `score` are those of the contract. */
export interface WinEvent {
  type: 'win';
  player: Player;
  from: Player | null;
  request: ScoreRequest | null;
  score: Score | null;
  claimed?: Claimed | null;
}
/** A set of a hand that was won. */
export interface WonSet {
  kind: 'chow' | 'kong' | 'pung';
  tiles: string;
  concealed?: boolean;
}
/** A line of the journal with when and by which link it came. Where there is no line a link was given (`what` is `link`) or taken back (`unlink`): `about` names that link, `role` says what it allows, `link` is who did it. */
export interface WrittenLine {
  line: string | null;
  at: number;
  link: string;
  what?: string;
  role?: string | null;
  about?: string | null;
}
