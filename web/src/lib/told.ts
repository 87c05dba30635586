/**
 * Events as a table tells them. The log of another program may leave out what these have for sure: then there is no panel
 * to be shown, and a replay tells the event in its bar only.
 */
import type { FinalEvent, PerPlayer, Score, ScoreRequest, SettledEvent, WinEvent } from './protocol';

export type ToldWin = WinEvent & { request: ScoreRequest; score: Score };
export type ToldSettlement = SettledEvent & { payments: PerPlayer<number>; scores: PerPlayer<number> };
export type ToldFinal = FinalEvent & { places: PerPlayer<number> };

export const isWin = (event: WinEvent): event is ToldWin => event.request !== null && event.score !== null;
export const isSettlement = (event: SettledEvent): event is ToldSettlement => event.payments !== null && event.scores !== null;
export const isFinal = (event: FinalEvent): event is ToldFinal => event.places !== null;
