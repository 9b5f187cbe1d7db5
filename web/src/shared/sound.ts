/** A quiet bell, made on the spot; only when the reader has switched sound on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function ring(pitch: 'turn' | 'move' | 'end' = 'move'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const notes = { move: [523], turn: [659, 784], end: [523, 659, 784] }[pitch];
  notes.forEach((frequency, at) => {
    const tone = context!.createOscillator();
    const level = context!.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, start + at * 0.13);
    level.gain.linearRampToValueAtTime(0.08, start + at * 0.13 + 0.01);
    level.gain.exponentialRampToValueAtTime(0.0005, start + at * 0.13 + 0.5);
    tone.connect(level).connect(context!.destination);
    tone.start(start + at * 0.13);
    tone.stop(start + at * 0.13 + 0.55);
  });
}
