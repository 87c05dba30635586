/** The tile of one's hand that is pointed at: its like light up all over the table. */
import type { Tile } from '../protocol';

export const pointed = $state<{ tile: Tile | null }>({ tile: null });
