/** Texts for the clipboard. */
import { tellQuietly, toast } from './state/toasts.svelte';

/** Whether the text is on the clipboard now; also where pages have no right to it (http on a local network). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copies and says so; what cannot be copied is shown instead. */
export async function copyAndTell(text: string, said: string): Promise<void> {
  if (await copyText(text)) tellQuietly(said);
  else toast(text);
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog: the page behind it cannot be selected.
  const home = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  home.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
