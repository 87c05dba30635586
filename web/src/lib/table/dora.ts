/** Which tiles shine: a context that the table sets and every tile below it asks. */
import type { Tile } from '../protocol';

export const DORA = Symbol('dora');
/** The kinds that are dora now, without their colour. */
export type DoraKinds = () => ReadonlySet<Tile>;
