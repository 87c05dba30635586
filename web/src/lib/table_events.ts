/**
 * Events complete, as a table tells them. The log of another program may leave out what these have for sure: then there is no panel
 * to be shown, and a replay tells the event in its bar only.
 */
import type { PerPlayer, Score, ScoreRequest, SettledEvent, WinEvent } from './protocol';

export type CompleteWin = WinEvent & { request: ScoreRequest; score: Score };
export type CompleteSettlement = SettledEvent & { payments: PerPlayer<number>; scores: PerPlayer<number> };

export const isWin = (event: WinEvent): event is CompleteWin => event.request !== null && event.score !== null;
export const isSettlement = (event: SettledEvent): event is CompleteSettlement => event.payments !== null && event.scores !== null;
