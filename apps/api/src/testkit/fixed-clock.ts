import type { Clock } from '@seri/domain/time/japan-time';

/** The day that most tests' clocks show, and the days beside it. */
export const [yesterday, today, tomorrow] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

export class FixedClock implements Clock {
  #now: Date;

  constructor(now: string) {
    this.#now = new Date(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  moveBy(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
