import type { Clock } from '@seri/domain/japan-time';

/** A clock that stands until it is moved. */
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
