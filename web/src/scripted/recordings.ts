/** Recorded games to look at without a server: the files of `fixtures`, each loaded when it is wanted. */
import type { BothLanguages, Lang, Trace, Update } from '../lib/protocol';

/** What is recorded of an update. */
export type Recorded = Pick<Update, 'view' | 'events' | 'legal'> & Partial<Pick<Update, 'chances' | 'needed' | 'outlook' | 'over' | 'end'>>;

export interface Recording {
  title: BothLanguages;
  updates: Recorded[];
  /** The explanations of the wins, in the order of their events. */
  traces: Record<Lang, Trace>[];
}

const files = import.meta.glob<Recording>('../../fixtures/*.json', { import: 'default' });

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

export const recordings: readonly string[] = Object.keys(files).map(nameOf).sort();

export async function load(name: string): Promise<Recording | null> {
  const path = Object.keys(files).find((one) => nameOf(one) === name);
  return path ? ((await files[path]?.()) ?? null) : null;
}
