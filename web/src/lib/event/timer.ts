/** The clock of a round: what is left follows from instants that the server has written down. */
import type { ClubTimer } from '../protocol';

/** Seconds left; negative ones are over time. */
export function left(clock: ClubTimer, now: number, table?: number): number {
  const minutes = clock.minutes + (table === undefined ? 0 : (clock.extra[String(table)] ?? 0));
  if (clock.begun === null) return 60 * minutes;
  return 60 * minutes - ((clock.stopped ?? clock.ended ?? now) - clock.begun - clock.lost);
}

export const running = (clock: ClubTimer): boolean => clock.begun !== null && clock.stopped === null && clock.ended === null;

/** Minutes and seconds; hours only where there are some. */
export function face(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds - 1e-6));
  const [hours, minutes, secs] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(secs)}` : `${two(minutes)}:${two(secs)}`;
}
