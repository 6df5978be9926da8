const tries = 300;
const windowLength = 60_000;

/**
 * Requests whose cookie or key opens nothing, counted per address: past the budget they are turned away without asking the
 * database, which the pace of a call does only once it knows who asks.
 */
export class Strangers {
  #counts = new Map<string, number>();
  #windowEnd = 0;

  /** Seconds to wait, or nothing while the budget lasts. */
  waitOf(address: string): number | undefined {
    this.#roll();
    if ((this.#counts.get(address) ?? 0) < tries) return undefined;
    return Math.ceil((this.#windowEnd - Date.now()) / 1000);
  }

  count(address: string): void {
    this.#roll();
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
  }

  #roll(): void {
    if (Date.now() < this.#windowEnd) return;
    this.#counts.clear();
    this.#windowEnd = Date.now() + windowLength;
  }
}
