/** Soft sounds, made on the spot; only when the reader has switched them on. */
import { settings } from './settings.svelte';

interface Voice {
  /** One after the other, in hertz. */
  notes: readonly number[];
  shape: OscillatorType;
  /** Seconds until a note has died away. */
  length: number;
  level: number;
}

/** A bell for turns and ends, a knock of wood for one's own pieces, a coin's ring for points. */
const VOICES = {
  move: { notes: [523], shape: 'sine', length: 0.5, level: 0.06 },
  turn: { notes: [659, 784], shape: 'sine', length: 0.5, level: 0.08 },
  end: { notes: [523, 659, 784], shape: 'sine', length: 0.6, level: 0.08 },
  gain: { notes: [1175, 1568], shape: 'triangle', length: 0.25, level: 0.04 },
  knock: { notes: [165], shape: 'triangle', length: 0.09, level: 0.12 },
} as const satisfies Record<string, Voice>;
export type Sound = keyof typeof VOICES;

const APART = 0.13;
let context: AudioContext | null = null;

export function ring(sound: Sound = 'move'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { notes, shape, length, level } = VOICES[sound];
  notes.forEach((frequency, at) => {
    const start = context!.currentTime + at * APART;
    const tone = context!.createOscillator();
    const loudness = context!.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(level, start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + length);
    tone.connect(loudness).connect(context!.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  });
}
