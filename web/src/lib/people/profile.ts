/** One's own results, and the link that makes another device the same person. */
import { address, ask } from '../net/api';
import type { OpenTable, ProfileLink, Statistics } from '../protocol';

export const statistics = (): Promise<Statistics> => ask('me/statistics');
export const openTables = (): Promise<OpenTable[]> => ask('lobby');
export const adopt = (code: string): Promise<void> => ask('me/adopt', 'POST', { code });
export const fileOf = (name: string): string => address(`me/${name}`).href;

/** The address that hands this profile on. */
export async function profileLink(): Promise<string> {
  const { code } = await ask<ProfileLink>('me/link', 'POST');
  return new URL(`#/me/${code}`, document.baseURI).href;
}
