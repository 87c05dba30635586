/** An event on the server as one link sees it: looked at again and again, changed by acts. */
import { address, ApiError, offline } from '../net/api';
import type { ActDone, ClubEvent, ClubPerson, ClubRound, ClubSection, EventAnswer } from '../protocol';
import { settings } from '../state/settings.svelte';
import { toast } from '../state/toasts.svelte';
import type { SettingsForm } from './settings_form';

const EVERY = 2500;
const KNOWN = 'wrobel-events';
export const SEATS = ['E', 'S', 'W', 'N'] as const;

export interface KnownEvent {
  id: string;
  key: string;
  name: string;
}

/** The events that this browser has opened as somebody who may do something. */
export function knownEvents(): KnownEvent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KNOWN) ?? '[]');
    return Array.isArray(found) ? (found as KnownEvent[]) : [];
  } catch {
    return [];
  }
}

export function keepEvent(one: KnownEvent): void {
  const others = knownEvents().filter((other) => other.id !== one.id);
  localStorage.setItem(KNOWN, JSON.stringify([one, ...others].slice(0, 20)));
}

export function forgetEvent(id: string): void {
  localStorage.setItem(KNOWN, JSON.stringify(knownEvents().filter((one) => one.id !== id)));
}

export class EventState {
  readonly id: string;
  readonly key: string;
  event = $state.raw<ClubEvent>();
  lost = $state(false);
  refused = $state('');
  busy = $state(false);
  /** Settings that were changed and not saved yet. */
  unsaved = $state<SettingsForm>();
  /** By how much the server's clock is ahead of this one, in seconds. */
  ahead = $state(0);
  /** The address that phones are told to open. */
  place = $state('');
  private version = -1;

  constructor(id: string, key: string) {
    this.id = id;
    this.key = key === '-' ? '' : key;
  }

  get people(): ClubPerson[] {
    return this.event?.people ?? [];
  }
  get current(): ClubRound | undefined {
    return this.event?.rounds.find((one) => one.number === this.event?.current);
  }
  get staff(): boolean {
    return this.event?.role === 'organiser' || this.event?.role === 'referee';
  }
  name(player: number): string {
    return this.people.find((one) => one.id === player)?.name ?? `${player}`;
  }
  person(player: number): ClubPerson | undefined {
    return this.people.find((one) => one.id === player);
  }
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  async fetch(path: string, method = 'GET', body?: unknown): Promise<Response> {
    const url = address(`events/${this.id}${path}`);
    url.searchParams.set('lang', settings.lang);
    const headers: Record<string, string> = this.key ? { 'X-Event-Key': this.key } : {};
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    let answer: Response;
    try {
      answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    } catch {
      throw offline();
    }
    if (answer.ok) return answer;
    const read = (await answer.json().catch(() => null)) as { error?: { code?: string; message?: string } } | null;
    throw new ApiError(read?.error?.code ?? 'http', read?.error?.message ?? `${answer.status}`);
  }
  async ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
    return (await (await this.fetch(path, method, body)).json()) as Answer;
  }

  async look(): Promise<void> {
    const before = Date.now() / 1000;
    try {
      const found = await this.ask<EventAnswer>(`?since=${this.version}`);
      const after = Date.now() / 1000;
      this.ahead = found.now - (before + after) / 2;
      this.lost = false;
      this.refused = '';
      if (found.event) {
        this.event = found.event;
        this.version = found.version;
        if (this.key && this.staff) keepEvent({ id: this.id, key: this.key, name: found.event.settings.name });
      }
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'offline' && !this.event) this.refused = error.message;
      else this.lost = true;
    }
  }
  /** Looks until it is told to stop. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** Does something; says why it cannot be. True: it is written down. */
  async act(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.busy = true;
    const act = { id: newId(), type, ...fields };
    try {
      await this.send(act);
      await this.look();
      return true;
    } catch (error) {
      toast(error instanceof ApiError ? error.message : String(error));
      return false;
    } finally {
      this.busy = false;
    }
  }
  /** Sent again when the answer is lost: the act has an id, so it is done once. */
  private async send(act: Record<string, unknown>, tries = 3): Promise<ActDone> {
    try {
      return await this.ask<ActDone>('/acts', 'POST', act);
    } catch (error) {
      if (tries > 1 && error instanceof ApiError && error.code === 'offline') return this.send(act, tries - 1);
      throw error;
    }
  }
}

/** Random enough for a name; `randomUUID` needs https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The state of a round for people: planned, seated, running, complete. */
export function stateOf(one: ClubRound): string {
  if (one.complete) return 'complete';
  if (one.started) return 'running';
  return one.tables.length > 0 ? 'seated' : 'planned';
}

/** Rounds in the order in which they matter now: what runs, what comes next, what is over. */
export function byUse(rounds: ClubRound[]): ClubRound[] {
  const running = rounds.filter((one) => one.started && !one.complete);
  const coming = rounds.filter((one) => !one.started);
  return [...running, ...coming, ...rounds.filter((one) => one.complete).reverse()];
}

/** A number with one decimal, as the reader writes it. */
export const tenths = (value: number): string =>
  value.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** A result as people write it: signed, one decimal where there are some. */
export function result(value: number | null | undefined, whole: boolean): string {
  if (value === null || value === undefined) return '–';
  const text = whole && Number.isInteger(value) ? Math.abs(value).toString() : tenths(Math.abs(value));
  return (value < 0 ? '−' : value > 0 ? '+' : '') + text;
}

/** Has anybody something in a column that is left out where nobody has? */
export const some = (section: ClubSection, field: 'penalties' | 'carried'): boolean => section.lines.some((line) => Boolean(line[field]));
