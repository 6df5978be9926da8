import type { NewNotice } from './notices.ts';
import { sounds } from './sounds.data.ts';

const loudness = 0.12;
const attack = 0.008;
/** Several at once are heard one after another; of a crowd the last ones are not. */
const waitsAtMost = 2;

let context: AudioContext | undefined;
let freeAt = 0;

/** Browsers sing only to those who have touched the page: until then nothing is heard, nor kept for later. */
export function playSound(type: NewNotice['eventType']): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = Math.max(context.currentTime, freeAt);
  if (start - context.currentTime > waitsAtMost) return;
  for (const [pitch, at, length] of sounds[type]) {
    const end = ring(context, pitch, start + at / 1000, length / 1000);
    freeAt = Math.max(freeAt, end);
  }
}

/** A struck note: there at once, and fading. */
function ring(at: AudioContext, pitch: number, start: number, length: number): number {
  const end = start + length;
  const [voice, volume] = [at.createOscillator(), at.createGain()];
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + attack);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(end);
  return end;
}
