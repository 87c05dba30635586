/**
 * What the tabletop answers. Written by `python -m wrobel.web.wire.typescript`
 * from `wrobel.web.wire.tabletop_types`: change that, not this file.
 */
import type { Family, Fan, Group, Lang, Payments, SetKind, Tile, Tiles, Trace, Wind, Winning } from '../protocol';

export type EndKind = 'abort' | 'chombo' | 'draw' | 'final' | 'nagashi' | 'win';
export type RawValue = boolean | number | string;
export type Value = number | string;
/** A ruleset in a few words. */
export interface About {
  rules: string;
  family: Family;
  title: string;
  about: string;
}
/** Every question with its answer. */
export interface Answers {
  look: Look;
  read: ReadHand;
  worlds: Worlds;
  settle: Settled;
  ends: Ends;
  families: Families;
  faults: Faults;
  first_steps: FirstSteps;
  rulesets: Rulesets;
  ruleset: RulePage;
  difference: Difference;
  card: CardPage;
  rulebook: RuleBook;
  book: BookPage;
  values: Values;
  tick: Ticked;
  needs: Needs;
  story: BookStory;
  sheet: BookSheet;
}
/** A hand, or the scores, before and after a correction; `why` it does not count any more. */
export interface BookChange {
  hand: string;
  before: number[] | null;
  after: number[] | null;
  why: string | null;
}
/** A chapter of a rulebook. */
export interface BookChapter {
  title: string;
  paragraphs: BookParagraph[];
}
/** What a player did in a match; `best` is the most that one hand brought. */
export interface BookCounts {
  wins: number;
  own: number;
  given: number;
  riichi: number;
  best: number;
}
/** One settled hand of a score book. */
export interface BookHand {
  id: string;
  name: string;
  type: string;
  what: string;
  moved: string[];
  payments: number[];
  scores: number[];
  entry: Record<string, unknown>;
  winds: Wind[];
  round: Wind;
  deal: number;
  counter: number;
  deposits: number;
  laid: number[];
  sticks: string[];
  changed: boolean;
  doubts: string[];
  waits: boolean;
  device: string | null;
}
/** Something that was written about a hand: in words, when, and on which device. */
export interface BookNote {
  what: string;
  at: string | null;
  device: string | null;
}
/** A score book, the line to store for a new entry, and what it would change. */
export interface BookPage {
  line: string | null;
  refused: string | null;
  changes: BookChange[];
  state: BookState | null;
}
/** A rule with its number; the picture is an SVG that uses the faces of the page. */
export interface BookParagraph {
  number: string;
  text: string;
  picture: string;
}
/** Why an entry does not stand. */
export interface BookProblem {
  id: string | null;
  code: string;
  reason: string;
  what: string | null;
  other: BookStep | null;
}
/** A book for the printer and for spreadsheets. */
export interface BookSheet {
  html: string;
  csv: string;
}
/** A score book as its page shows it; the newest hand first. */
export interface BookState {
  rules: string;
  family: Family;
  title: string;
  options: Record<string, RawValue>;
  players: string[];
  scores: number[];
  winds: Wind[];
  place: string;
  round: Wind;
  deal: number;
  counter: number;
  deposits: number;
  taken: number;
  laid: number[];
  laid_by: string[];
  over: boolean;
  ended: boolean;
  hands: BookHand[];
  between: BookStep[];
  problems: BookProblem[];
  final: number[] | null;
  places: number[] | null;
  table_points: number[] | null;
  left: string | null;
  undo: BookStep | null;
  redo: BookStep | null;
  kinds: EndKind[];
  aborts: string[];
  sticks: boolean;
  tenpai: boolean;
  several: boolean;
  liable: boolean;
  signed: number[];
  writer: string | null;
  confirms: boolean;
  statistics: BookCounts[];
}
/** What would be taken back, or brought back; an entry in words. */
export interface BookStep {
  id: string;
  what: string;
}
/** One hand: the scores of wins by tiles with their traces, and what was written about it. */
export interface BookStory {
  scores: ScoreAnswer[];
  history: BookNote[];
}
/** The score card of a ruleset. */
export interface CardPage {
  family: Family;
  rules: string;
  title: string;
  subtitle: string;
  sheets: number;
  sections: CardSection[];
  lang: Lang;
}
/** A table of a score card. */
export interface CardSection {
  title: string;
  columns: string[];
  rows: string[][];
  notes: string[];
  narrow: boolean;
  tiles: number;
  widths: number[];
}
/** What a score counts: its field and the noun. */
export interface CountedNoun {
  forms: string[];
  short: string | null;
  field: string;
}
/** Two rulesets side by side. */
export interface Difference {
  one: About;
  other: About;
  same_family: boolean;
  options: DifferentOption[];
  patterns: DifferentPatterns[];
}
/** A pattern and its worth. */
export interface DifferenceCell {
  id: string;
  name: string;
  script: string;
  roman: string;
  closed: number;
  open: number;
  limit: boolean;
  paid_as: string;
}
/** An option that two rulesets set differently. */
export interface DifferentOption {
  key: string;
  name: string;
  means: string;
  rule: string;
  one: Value;
  other: Value;
  one_uncertain: boolean;
  other_uncertain: boolean;
}
/** Patterns that two rulesets have differently, or share under two names. */
export interface DifferentPatterns {
  one: DifferenceCell[];
  other: DifferenceCell[];
  note: string;
}
/** The kinds of settlement a ruleset has, and what their forms ask for. */
export interface Ends {
  family: Family;
  kinds: EndKind[];
  sticks: boolean;
  counters: boolean;
  tenpai: boolean;
  penalty_after_uma: boolean;
  start: number;
  total: number;
  several: boolean;
  liable: boolean;
  aborts: string[];
  options: Record<string, Record<string, unknown>>;
}
/** What does not count beside a pattern. */
export interface Excluded {
  patterns: NamedPattern[];
  scope: string;
  rule: string;
}
/** All families, in the order of lists, and the ruleset meant where none is named. */
export interface Families {
  usual: string;
  families: FamilyAbout[];
}
/** A family in its own words. */
export interface FamilyAbout {
  family: Family;
  title: string;
  short: string;
  about: string;
  script: string;
  picture: Tile[];
  rules: string[];
  usual: string;
  contrast: string;
  players: number;
  lengths: Record<string, string>;
  goal: 'fan' | 'points' | 'yaku';
  chooses_bonus: boolean;
  declarations: string[];
  stick: number;
  indicated: Record<string, Tile>;
  paid: NounForms;
  counts: CountedNoun[];
  limit: FamilyLimit;
  great_worths: number[];
  penalties: number[];
  limits: Record<string, string>;
  words: Record<string, string>;
}
/** What patterns beyond all counting are called, alone and together. */
export interface FamilyLimit {
  one: string;
  all: string;
  times: boolean;
}
/** Something done wrong, in words, and its rule. */
export interface FaultText {
  text: string;
  rule: string;
}
/** What can go wrong at a table as with real tiles, and what comes of it. `needs` are the options that are set at such a table because the ruleset knows none. */
export interface Faults {
  faults: Record<string, FaultText>;
  rulings: RulingText[];
  outcomes: Record<string, string>;
  needs: Record<string, RawValue>;
}
/** A game for those who have never played it; `now` by the type of what is offered. */
export interface FirstSteps {
  steps: StepPage[];
  words: WordMeaning[];
  now: Record<string, string>;
}
/** A circumstance of a win. */
export interface Flag {
  id: string;
  name: string;
}
/** What follows a hand: `seats` are the new winds of those who sat E, S, W, N in it. */
export interface FollowingHand {
  dealer: Wind | null;
  round: Wind | null;
  hand: string | null;
  seats: Wind[] | null;
  over: boolean | null;
}
/** A set as it stands in a request. */
export interface GivenSet {
  kind: SetKind;
  tiles: Tiles;
  concealed?: boolean;
  added?: boolean;
  from?: Wind;
}
/** A pattern as a good guide explains it. */
export interface GuideRow {
  when: string;
  well: string;
  wrong: string;
  examples: ShownHand[];
  miss: ShownHand | null;
}
/** What the form of a ruleset offers. */
export interface Knows {
  family: Family;
  by: Winning[];
  fields: string[];
  shown: string[];
  flags: Flag[];
  declarations: string[];
  after_declaration: string[];
  words: Record<string, string>;
  red_fives: boolean;
}
/** All there is to say about a hand so far. `offers`: why a circumstance, or `by.…`, is not possible here; null: it is. */
export interface Look {
  knows: Knows;
  problems: Problem[];
  missing: Missing[];
  shape: Shape | null;
  offers: Record<string, string | null>;
  score: ScoreAnswer | null;
}
/** What is still to be filled in. */
export interface Missing {
  field: 'from' | 'hand' | 'win';
  tiles?: number;
}
/** A pattern by its name. */
export interface NamedPattern {
  id: string;
  name: string;
}
/** To pass somebody, or (null) to be first. */
export interface Need {
  target: string | null;
  gap: number;
  ways: NeedWay[];
}
/** A win that would do; null: none is large enough. */
export interface NeedWay {
  how: string;
  value: string | null;
  brings: number | null;
}
/** What a player needs. */
export interface Needs {
  needs: Need[];
}
/** A noun in the forms its language counts with, and short if it has a short form. */
export interface NounForms {
  forms: string[];
  short: string | null;
}
/** A value of an option, and the word for it. */
export interface OptionChoice {
  raw: RawValue;
  word: Value;
}
/** Any number from there on is possible. */
export interface OptionNumber {
  least: number;
  step: number | 'any';
}
/** An option with its value in words, what else it could be, and where it is written. */
export interface OptionRow {
  key: string;
  group: string;
  name: string;
  online: boolean;
  raw: RawValue;
  choices: OptionChoice[];
  value: Value;
  others: Value[];
  means: string;
  rule: string;
  uncertain: boolean;
  number?: OptionNumber;
}
/** A pattern under one ruleset; `count` 0: it exists there but does not count here. */
export interface PatternCell {
  id: string;
  name: string;
  value: number;
  count: number;
  original?: string;
  roman?: string;
}
/** A pattern with its names, its worth, an example and what it excludes. */
export interface PatternRow {
  id: string;
  name: string;
  script: string;
  roman: string;
  closed: number;
  open: number;
  limit: boolean;
  paid_as: string;
  en: string;
  pl: string;
  number: string;
  aliases: string[];
  more: string;
  rule: string;
  means: string;
  example: ReadHand | null;
  excludes: Excluded[];
  guide: GuideRow | null;
}
/** Something that cannot be; `where` is the field it is about: `hand`, `melds.0`. */
export interface Problem {
  where: string;
  code: string;
  text: string;
  tile?: Tile;
}
/** A hand in one line as its parts. */
export interface ReadHand {
  hand: Tiles;
  win: Tile;
  bonus: Tiles;
  melds: GivenSet[];
}
/** A way to read the hand. */
export interface Reading {
  groups: Group[];
  worth: string;
  points: number;
  chosen: boolean;
}
/** The rules of a ruleset to be read. */
export interface RuleBook {
  rules: string;
  family: Family;
  title: string;
  about: string;
  chapters: BookChapter[];
}
/** Everything a rule page shows. */
export interface RulePage {
  rules: string;
  family: Family;
  title: string;
  about: string;
  patterns: PatternRow[];
  options: OptionRow[];
}
/** All rulesets, by family. */
export interface Rulesets {
  rulesets: About[];
}
/** A reason for which a referee rules; `points`: the referee says how many. */
export interface RulingText {
  id: string;
  ruling: string;
  text: string;
  rule: string;
  points: boolean;
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
  ok: boolean;
  readings: Reading[];
  trace: Trace;
  missing?: number;
}
/** A settlement; which fields are there depends on its kind. */
export interface Settled {
  payments?: Record<Wind, number>;
  winners?: Wind[];
  deposits_left?: number;
  honba_next?: number;
  dealer_stays?: boolean;
  penalty?: Record<string, number>;
  places?: Record<Wind, number>;
  final?: Record<Wind, number>;
  table_points?: Record<Wind, number>;
  next?: FollowingHand;
  hands?: SettledHand[];
}
/** A winner's hand in a settlement: its value in words, or its score with all reasons. */
export interface SettledHand {
  seat: Wind;
  worth: string | null;
  score: ScoreAnswer | null;
}
/** How far a hand is, and what helps it. */
export interface Shape {
  distance: number;
  waits: WaitLeft[];
  accepts: WaitLeft[];
}
/** A hand of the guide, as text and as tiles, and how it was won. */
export interface ShownHand {
  text: string;
  hand: ReadHand;
  note: string;
}
/** One page of the first steps. */
export interface StepPage {
  title: string;
  text: string;
  rows: TileRow[];
}
/** A win by its patterns: those that stand, and their value once it is one. */
export interface Ticked {
  patterns: TickedPattern[];
  ticked: Record<string, number>;
  value: Record<string, RawValue> | null;
  fu: number[];
  sum: string;
}
/** A pattern that can be ticked, how often, and why not now. */
export interface TickedPattern {
  id: string;
  name: string;
  worth: number;
  limit: boolean;
  most: number;
  why: string | null;
}
/** Tiles with a few words. */
export interface TileRow {
  tiles: Tiles;
  text: string;
}
/** A value that can be chosen: what it pays, and its name. */
export interface ValueCell {
  value: Record<string, RawValue>;
  pays: string;
  name: string | null;
}
/** A number that is typed. */
export interface ValuePad {
  field: string;
  least: number;
  most: number;
  common: number[];
}
/** A row of the grid of values; null where no hand can have one. */
export interface ValueRow {
  name: string;
  cells: (ValueCell | null)[];
}
/** The values that exist for a winner. */
export interface Values {
  columns: string[];
  rows: ValueRow[];
  cells: ValueCell[];
  pad: ValuePad | null;
}
/** A tile that completes the hand, how many are left and what a win would be. */
export interface WaitLeft {
  tile: Tile;
  left: number;
  worth?: string;
}
/** A word of the game and what it means. */
export interface WordMeaning {
  id: string;
  word: string;
  means: string;
}
/** A hand under one ruleset. */
export interface World {
  legal: boolean;
  fans: Fan[];
  han: number;
  fu: number;
  yakuman: number;
  limit: string | null;
  total: number;
  points: number;
  payments: Payments | null;
  rules: string;
  family: Family;
  title: string;
  ok: boolean;
  worth: string;
  dropped: string[];
}
/** The names that the worlds give to one pattern of the hand. */
export interface WorldPattern {
  id: string;
  names: Record<string, PatternCell[]>;
  note?: string;
}
/** The same hand in several worlds. */
export interface Worlds {
  lang: Lang;
  rulesets: World[];
  patterns: WorldPattern[];
}

export type Question = keyof Answers;
export type Answer<Q extends Question> =
  | ({ ok: true } & Answers[Q])
  | { ok: false; problem: Problem };
