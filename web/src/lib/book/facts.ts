/** What the sheets must know of a table: of one in a book, or of one that is settled just once. */
import type { BookHand, BookState } from '../tabletop/types';

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
>;
/** A hand that is being corrected. */
export type Written = Pick<BookHand, 'entry'>;
