/** What the desk answers: scores, settlements and rules for people at a real table. */
import type { RuleValue } from '../choice';
import type { Family, Meld, Score, Tile, Tiles, Trace, Wind } from '../protocol';

export type By = 'self-draw' | 'discard' | 'robbed-kong';

/** A set as it stands in a request. */
export interface GivenSet {
  kind: Meld['kind'];
  tiles: Tiles;
  concealed?: boolean;
  added?: boolean;
  from?: Wind;
}

/** Something that cannot be; `where` is the field it is about: `hand`, `melds.0`, `flags` … */
export interface Problem {
  where: string;
  code: string;
  text: string;
  tile?: Tile;
}

export interface Reading {
  groups: Trace['groups'];
  worth: string;
  points: number;
  chosen: boolean;
}

export interface ScoreAnswer extends Score {
  ok: boolean;
  missing?: number;
  readings: Reading[];
  trace: Trace;
}

export interface Knows {
  family: Family;
  by: By[];
  fields: string[];
  flags: { id: string; name: string }[];
  red_fives: boolean;
}

export interface Look {
  knows: Knows;
  problems: Problem[];
  missing: { field: 'hand' | 'win' | 'from'; tiles?: number }[];
  shape: {
    distance: number;
    waits: { tile: Tile; left: number; worth?: string }[];
    accepts: { tile: Tile; left: number }[];
  } | null;
  /** Why a circumstance, or `by.…`, is not possible here; null: it is. */
  offers: Record<string, string | null>;
  score: ScoreAnswer | null;
}

export interface ReadHand {
  hand: Tiles;
  win: Tile | '';
  bonus: Tiles;
  melds: GivenSet[];
}

export interface World extends Score {
  rules: string;
  family: Family;
  title: string;
  ok: boolean;
  worth: string;
  dropped: string[];
}
export interface PatternCell {
  id: string;
  name: string;
  original?: string;
  roman?: string;
  value: number;
  count: number;
}
export interface Worlds {
  rulesets: World[];
  patterns: { id: string; names: Record<string, PatternCell[]>; note?: string }[];
}

export type EndKind = 'win' | 'draw' | 'abort' | 'nagashi' | 'chombo' | 'final';
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
  /** Options that a kind of settlement needs at a real table. */
  options: Partial<Record<EndKind, Record<string, unknown>>>;
}
export interface Settled {
  payments?: Record<Wind, number>;
  winners?: Wind[];
  deposits_left?: number;
  honba_next?: number;
  dealer_stays?: boolean;
  penalty?: Partial<Record<Wind, number>>;
  places?: Record<Wind, number>;
  final?: Record<Wind, number>;
  table_points?: Record<Wind, number>;
}

export interface About {
  rules: string;
  family: Family;
  title: string;
  about: string;
}
export interface PatternRow {
  id: string;
  name: string;
  en: string;
  pl: string;
  script: string;
  roman: string;
  number: string;
  aliases: string[];
  closed: number;
  open: number;
  limit: boolean;
  paid_as: string;
  rule: string;
  means: string;
  example: ReadHand | null;
  excludes: { patterns: { id: string; name: string }[]; scope: string; rule: string }[];
}
export type Value = string | number;
export type RawValue = RuleValue;
export interface OptionRow {
  key: string;
  raw: RawValue;
  choices: { raw: RawValue; word: Value }[];
  value: Value;
  others: Value[];
  means: string;
  rule: string;
  uncertain: boolean;
  /** Any number from there on is possible too. */
  number?: { least: number; step: number | 'any' };
}
export interface RulePage extends About {
  patterns: PatternRow[];
  options: OptionRow[];
}
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
export interface Difference {
  one: About;
  other: About;
  same_family: boolean;
  options: { key: string; means: string; rule: string; one: Value; other: Value; one_uncertain: boolean; other_uncertain: boolean }[];
  patterns: { one: DifferenceCell[]; other: DifferenceCell[]; note: string }[];
}
export interface CardSection {
  title: string;
  columns: string[];
  rows: string[][];
  notes: string[];
  narrow: boolean;
}
export interface CardPage {
  family: Family;
  rules: string;
  title: string;
  subtitle: string;
  sections: CardSection[];
  lang: string;
}

/** Every question with its answer. */
export interface Answers {
  look: Look;
  read: ReadHand;
  worlds: Worlds;
  settle: Settled;
  ends: Ends;
  rulesets: { rulesets: About[] };
  ruleset: RulePage;
  difference: Difference;
  card: CardPage;
}
export type Question = keyof Answers;
export type Answer<Q extends Question> = ({ ok: true } & Answers[Q]) | { ok: false; problem: Problem };
