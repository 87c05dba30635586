/** What the sheets must know of a table: of one in a book, or of one that is settled just once. */
import type { BookHand, BookState, RawValue } from '../tabletop/types';

export type Facts = Pick<
  BookState,
  | 'rules'
  | 'options'
  | 'players'
  | 'winds'
  | 'round'
  | 'deal'
  | 'counter'
  | 'deposits'
  | 'laid'
  | 'aborts'
  | 'sticks'
  | 'tenpai'
  | 'several'
  | 'liable'
>;
/** A hand that is being corrected. */
export type Written = Pick<BookHand, 'entry'>;

/** A winner on a sheet: by the value that was counted, or by tiles. */
export interface Winner {
  winner: number;
  value: Record<string, RawValue> | null;
  liable: number | null;
  hand?: Record<string, unknown> | undefined;
}
/** A win that is being entered; from nobody: self-drawn. */
export interface Draft {
  from: number | null;
  wins: Winner[];
  /** Whose turn it is. */
  at: number;
}

/** The table as it was in a hand that is being corrected. */
export const factsOf = (match: BookState, hand?: BookHand): Facts =>
  hand
    ? { ...match, winds: hand.winds, round: hand.round, deal: hand.deal, counter: hand.counter, deposits: hand.deposits, laid: hand.laid }
    : match;
