import { vi } from 'vitest';

/** Stops the clock of all events: how far apart two presses are is said by the test, not by a busy machine. */
export function holdEventTime(): { pass: (milliseconds: number) => void } {
  let now = performance.now();
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  return { pass: (milliseconds) => void (now += milliseconds) };
}
