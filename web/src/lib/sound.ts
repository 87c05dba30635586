/** Sounds made on the spot: tiles on wood, calls, a bell for one's turn. Only voices are loaded, when somebody wants them. */
import type { TableEvent } from './protocol';
import { settings } from './state/settings.svelte';

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Browsers let a page be heard only after somebody touched it. */
export function unlockSound(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
}

/** Where sounds go: through the volume that is set. */
function out(): AudioNode {
  if (!master) throw new Error('no sound yet');
  master.gain.value = (settings.volume / 100) ** 2 * 2;
  return master;
}

/** A short knock: filtered noise that dies away at once. */
function knock(at: number, pitch: number, loud: number, long: number): void {
  if (!context) return;
  const length = Math.ceil(context.sampleRate * long);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 4;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 2.2;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out());
  source.start(context.currentTime + at);
}

/** A tone that swells and fades. */
function tone(at: number, pitch: number, loud: number, long: number, shape: OscillatorType = 'triangle'): void {
  if (!context) return;
  const begin = context.currentTime + at;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  source.connect(gain).connect(out());
  source.start(begin);
  source.stop(begin + long);
}

const SOUNDS = {
  // A tile on wood: the click of its edge, its body, and the table answering; no two are alike.
  discard: () => {
    const other = 0.94 + Math.random() * 0.12;
    knock(0, 3400 * other, 0.22, 0.02);
    knock(0.002, 1900 * other, 0.5, 0.06);
    knock(0.005, 640 * other, 0.42, 0.07);
    knock(0.012, 210 * other, 0.3, 0.11);
  },
  deal: () => [0, 0.09, 0.18, 0.27].forEach((at) => knock(at + Math.random() * 0.02, 2300, 0.22, 0.05)),
  stick: () => {
    knock(0, 2900, 0.35, 0.03);
    knock(0.06, 2500, 0.2, 0.03);
  },
  draw: () => knock(0, 2600, 0.12, 0.03),
  call: () => {
    knock(0, 1500, 0.6, 0.09);
    knock(0.07, 1800, 0.5, 0.08);
    tone(0, 392, 0.08, 0.25);
  },
  flower: () => {
    tone(0, 988, 0.05, 0.25, 'sine');
    tone(0.07, 1319, 0.05, 0.3, 'sine');
  },
  riichi: () => {
    tone(0, 523, 0.1, 0.5);
    tone(0.09, 784, 0.1, 0.6);
    knock(0, 900, 0.5, 0.12);
  },
  win: () => [523, 659, 784, 1047].forEach((pitch, step) => tone(step * 0.1, pitch, 0.11, 0.8)),
  draws: () => {
    tone(0, 330, 0.09, 0.6, 'sine');
    tone(0.16, 262, 0.09, 0.8, 'sine');
  },
  turn: () => tone(0, 880, 0.05, 0.35, 'sine'),
  ask: () => {
    tone(0, 740, 0.07, 0.25, 'sine');
    tone(0.1, 988, 0.07, 0.35, 'sine');
  },
  tick: () => knock(0, 1100, 0.3, 0.04),
} as const;
export type Sound = keyof typeof SOUNDS;

/** Voices by their address; each is fetched once. */
const voices = new Map<string, Promise<AudioBuffer>>();

/** Speaks a call, in the language that is set or in the terms of the game's country. */
export async function speak(call: string, script: string): Promise<void> {
  if (!settings.sound || settings.voice === 'none' || context?.state !== 'running') return;
  const address = `./voices/${settings.voice === 'terms' ? script : settings.voice}/${call}.ogg`;
  const running = context;
  const load = async (): Promise<AudioBuffer> => running.decodeAudioData(await (await fetch(address)).arrayBuffer());
  if (!voices.has(address)) voices.set(address, load());
  try {
    const source = running.createBufferSource();
    source.buffer = (await voices.get(address)) ?? null;
    source.connect(out());
    source.start();
  } catch {
    voices.delete(address);
  }
}

export function play(sound: Sound): void {
  if (settings.sound && context?.state === 'running') SOUNDS[sound]();
}

/** The sound of what happened; the weightiest event of several is heard. */
export function soundOf(events: readonly TableEvent[]): Sound | null {
  const types = new Set<string>(events.map(({ type }) => type));
  const has = (...wanted: string[]): boolean => wanted.some((type) => types.has(type));
  if (has('win')) return 'win';
  if (has('hand')) return 'deal';
  if (has('exhausted', 'abort')) return 'draws';
  if (events.some((event) => event.type === 'discard' && event.riichi)) return 'riichi';
  if (has('chow', 'pung', 'kong', 'closed_kong', 'added_kong')) return 'call';
  if (has('bonus')) return 'flower';
  if (has('discard')) return 'discard';
  return has('draw') ? 'draw' : null;
}
