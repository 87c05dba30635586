/** Questions to the server over HTTP. */
import { t } from '../i18n';
import { settings } from '../state/settings.svelte';

/** What the server refuses, in the words it gave; `code` is for programs. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The server cannot be reached. */
export const offline = (): ApiError => new ApiError('offline', t().offline);

interface Failed {
  error?: { code?: string; message?: string };
}

/** An address of the server, which may live under any path. */
export const address = (path: string): URL => new URL(`api/${path}`, document.baseURI);

/** Asks the server; an answer that is an error is thrown as one. */
export async function ask<Answer>(path: string, method = 'GET', body?: unknown, lang = settings.lang): Promise<Answer> {
  const url = address(path);
  url.searchParams.set('lang', lang);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw offline();
  }
  const read: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return read as Answer;
  const { code = 'http', message = `${answer.status}` } = (read as Failed | null)?.error ?? {};
  throw new ApiError(code, message);
}
