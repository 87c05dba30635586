/** A gong of our own and the browser's voice. Nothing is loaded. */
import type { Lang } from '../protocol';

let context: AudioContext | null = null;

/** Browsers let a page be heard only after somebody touched it. */
export function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Partials of a struck bronze disc, none a multiple of another; the low ones last. */
const PARTIALS: readonly [pitch: number, loud: number, long: number][] = [
  [98, 0.5, 6],
  [147.3, 0.3, 5],
  [233.7, 0.22, 4],
  [311.9, 0.16, 3],
  [418.2, 0.1, 2.2],
  [627.5, 0.05, 1.4],
];

export function gong(times = 1): void {
  if (!context) return;
  for (let stroke = 0; stroke < times; stroke += 1) {
    const begin = context.currentTime + stroke * 1.6;
    for (const [pitch, loud, long] of PARTIALS) {
      const source = context.createOscillator();
      source.frequency.setValueAtTime(pitch * 1.012, begin);
      source.frequency.exponentialRampToValueAtTime(pitch, begin + 0.4);
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.0001, begin);
      gain.gain.exponentialRampToValueAtTime(loud, begin + 0.03);
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
      source.connect(gain).connect(context.destination);
      source.start(begin);
      source.stop(begin + long);
    }
  }
}

export function speak(text: string, lang: Lang): void {
  if (typeof speechSynthesis === 'undefined' || !text) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = lang === 'pl' ? 'pl-PL' : 'en-GB';
  speechSynthesis.speak(said);
}
