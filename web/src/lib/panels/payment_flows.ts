/** Who gives to whom, as far as the sums of a settlement tell. */
import type { PerPlayer, Player } from '../protocol';

export interface Flow {
  /** null: sticks that lay on the table. */
  from: Player | null;
  to: Player | null;
  amount: number;
}

/**
 * Payments as arrows: every payer to the receivers in turn until the sums are met; what is left over comes from the
 * sticks on the table, or goes to them.
 */
export function flows(payments: PerPlayer<number>): Flow[] {
  const givers = payments.map((sum, player) => ({ player: player as Player, left: -sum })).filter(({ left }) => left > 0);
  const found: Flow[] = [];
  for (const [player, sum] of payments.entries()) {
    let due = sum;
    for (const giver of givers) {
      const amount = Math.min(due, giver.left);
      if (amount <= 0) continue;
      found.push({ from: giver.player, to: player as Player, amount });
      giver.left -= amount;
      due -= amount;
    }
    if (due > 0) found.push({ from: null, to: player as Player, amount: due });
  }
  for (const giver of givers) if (giver.left > 0) found.push({ from: giver.player, to: null, amount: giver.left });
  return found;
}
