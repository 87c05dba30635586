/** A table over a WebSocket: joins, listens, answers, and comes back after every break. */
import type { Action, FromClient, FromServer, Lang, ScoreAnswer, Trace, WinEvent } from '../protocol';
import type { Connection, FriendMessage, Link, Listener } from '../state/connection';
import { settings } from '../state/settings.svelte';
import { address, ask } from './api';

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
/** A connection that says nothing for so long is asked whether it is alive, and given up if it does not answer. */
const QUIET = 20_000;
const PATIENCE = 8_000;
/** After these there is nothing to come back to. */
const FINAL = new Set(['unknown', 'expected_join', 'idle', 'closed']);

export class SocketConnection implements Connection {
  readonly #game: string;
  #token: string | null;
  #listener: Listener | null = null;
  #socket: WebSocket | null = null;
  #seq = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #alive = 0;
  #lang: Lang = settings.lang;

  constructor(game: string, token: string | null) {
    this.#game = game;
    this.#token = token;
  }

  listen(listener: Listener): () => void {
    this.#listener = listener;
    // Back at the screen or back on the net: there is no reason to wait any longer.
    const hurry = (): void => {
      if (document.visibilityState === 'visible' && this.#socket === null) this.#open();
    };
    document.addEventListener('visibilitychange', hurry);
    addEventListener('online', hurry);
    this.#tell('joining');
    this.#open();
    return () => {
      document.removeEventListener('visibilitychange', hurry);
      removeEventListener('online', hurry);
      this.#listener = null;
      this.#end();
    };
  }

  act(action: Action): void {
    this.#send({ type: 'act', seq: this.#seq, action });
  }
  next(): void {
    this.#send({ type: 'next' });
  }
  pause(on: boolean): void {
    this.#send({ type: 'pause', on });
  }
  pace(pause: number): void {
    this.#send({ type: 'pace', pause });
  }
  takeBack(passes: boolean): void {
    this.#send({ type: 'take_back', pass: passes });
  }
  askHint(): void {
    this.#send({ type: 'hint', seq: this.#seq });
  }
  askGuide(): void {
    this.#send({ type: 'guide', seq: this.#seq });
  }

  /** Also while it is joining: then the first message says it. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#send({ type: 'lang', lang });
  }

  friends(message: FriendMessage): void {
    this.#send(message);
  }

  async trace(win: WinEvent, lang: Lang): Promise<Trace> {
    const { trace } = await ask<ScoreAnswer>('score', 'POST', win.request, lang);
    if (!trace) throw new Error('no trace');
    return trace;
  }

  #tell(link: Link): void {
    this.#listener?.link?.(link);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#end();
    const url = address(`games/${encodeURIComponent(this.#game)}/ws`);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#lang = settings.lang;
    this.#watch(PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'join', token: this.#token, lang: this.#lang } satisfies FromClient));
    socket.onmessage = ({ data }) => {
      this.#watch(QUIET);
      this.#take(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = () => this.#again();
  }

  /** Ends a connection without a word about it. */
  #end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#alive);
    const old = this.#socket;
    this.#socket = null;
    if (old) old.onclose = old.onmessage = old.onopen = null;
    old?.close();
  }

  /** The connection broke: another try after a while, every time a longer one. */
  #again(): void {
    this.#end();
    if (!this.#listener) return;
    this.#tell('lost');
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Looks whether the other side is still there when it has been silent. */
  #watch(wait: number): void {
    clearTimeout(this.#alive);
    this.#alive = window.setTimeout(() => {
      if (wait !== QUIET) return this.#again();
      this.#watch(PATIENCE);
      this.#send({ type: 'ping' });
    }, wait);
  }

  #take(message: FromServer): void {
    const listener = this.#listener;
    switch (message.type) {
      case 'joined':
        // An invitation becomes a link of one's own; it opens the seat no more.
        this.#token = message.token ?? this.#token;
        listener?.joined?.(message);
        break;
      case 'room':
        listener?.room?.(message);
        break;
      case 'update':
        this.#seq = message.seq;
        this.#wait = FIRST_WAIT;
        this.#tell('open');
        listener?.update(message);
        break;
      case 'again':
        listener?.again?.(message);
        break;
      case 'hint':
        listener?.hint?.(message);
        break;
      case 'ruled':
        listener?.ruled?.(message);
        break;
      case 'routes':
        listener?.routes?.(message);
        break;
      case 'notice':
        listener?.notice?.(message);
        break;
      case 'acts':
        listener?.acts?.(message);
        break;
      case 'reaction':
        listener?.reaction?.(message);
        break;
      case 'error':
        if (FINAL.has(message.code)) {
          if (message.code === 'idle' || message.code === 'closed') listener?.refused?.(message);
          this.#end();
          this.#tell('gone');
        } else if (message.code !== 'shutdown' && message.code !== 'busy') listener?.refused?.(message);
        break;
      default:
        break;
    }
  }
}
