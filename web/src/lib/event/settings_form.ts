/** The settings of an event as their fields have them. */
import type { ClubEvent } from '../protocol';

type Settings = ClubEvent['settings'];

export const settingsForm = (now?: Settings) => ({
  name: now?.name ?? '',
  place: now?.place ?? '',
  date: now?.date ?? '',
  days: now?.days ?? 1,
  minutes: (now?.minutes ?? null) as number | null,
  publish: now?.publish ?? 'complete',
  teamBest: (now?.team_best ?? null) as number | null,
  substitute: (now?.substitute_score ?? null) as number | null,
  tablePoints: (now?.table_points ?? []).join(', '),
  ties: [...(now?.tie_breaks ?? [])] as string[],
  qualification: now?.qualification ?? false,
  lastHand: now?.last_hand ?? '',
  signal: (now?.signal ?? null) as number | null,
  warnings: (now?.warnings ?? []).join(', '),
  referees: now?.referees ?? '',
  equipment: now?.equipment ?? '',
  complaints: now?.complaints ?? '',
  shown: now?.shown ?? '',
  countries: (now?.countries ?? null) as number | null,
});
export type SettingsForm = ReturnType<typeof settingsForm>;

const numbers = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite);

/** What is sent to be saved. */
export function settingsOf({
  teamBest,
  substitute,
  tablePoints,
  ties,
  lastHand,
  warnings,
  ...same
}: SettingsForm): Record<string, unknown> {
  const shares = numbers(tablePoints);
  return {
    ...same,
    team_best: teamBest,
    substitute_score: substitute,
    table_points: shares.length > 0 ? shares : null,
    tie_breaks: ties,
    last_hand: lastHand,
    warnings: numbers(warnings),
  };
}
