import type { NoticeEvent } from './notices.ts';
import { sounds } from './sounds.data.ts';

const loudness = 0.12;
const attack = 0.008;
/** Sounds play one after another; when more than these seconds are queued, new ones are dropped. */
const maxBacklog = 2;

let context: AudioContext | undefined;
let freeAt = 0;

/** Browsers play sounds only after a user gesture; earlier ones are dropped. */
export function playSound(type: NoticeEvent['eventType']): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = Math.max(context.currentTime, freeAt);
  if (start - context.currentTime > maxBacklog) return;
  for (const [pitch, at, length] of sounds[type]) {
    const end = playNote(context, pitch, start + at / 1000, length / 1000);
    freeAt = Math.max(freeAt, end);
  }
}

/** A struck note: it starts at once and fades. */
function playNote(at: AudioContext, pitch: number, start: number, length: number): number {
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
