import { Turns, TurnsOfEach } from '../../../../platform/turns.ts';

/** Each of these transactions may hold a connection for long, and batches and other calls need connections too. */
const longWaitsAtOnce = 5;

/** Lots that another transaction has locked. Requests for them wait without a lock timeout, up to that of a statement. */
export class HeldLots {
  readonly #waits = new Map<number, number>();
  readonly #turns = new Turns(longWaitsAtOnce);
  readonly #turnsOfActor = new TurnsOfEach<number>();

  /** Whether a request waits for the lot. Other requests for it join no batch, so they break none. */
  has(lotId: number): boolean {
    return this.#waits.has(lotId);
  }

  /** Each actor has one such wait at a time, so that one manager with many clients does not occupy all of them. */
  async waitFor<Answer>(lotId: number, actorId: number, attempt: () => Promise<Answer>): Promise<Answer> {
    this.#waits.set(lotId, (this.#waits.get(lotId) ?? 0) + 1);
    try {
      return await this.#turnsOfActor.take(actorId, () => this.#turns.take(attempt));
    } finally {
      const others = (this.#waits.get(lotId) ?? 1) - 1;
      if (others > 0) this.#waits.set(lotId, others);
      else this.#waits.delete(lotId);
    }
  }
}
