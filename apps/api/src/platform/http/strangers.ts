const budget = 300;
const windowLength = 60_000;

/**
 * Counts requests with an invalid cookie or key per address. Past the budget they are refused without a database lookup;
 * the pace of a call applies only after that lookup.
 */
export class Strangers {
  #counts = new Map<string, number>();
  #windowEnd = 0;

  /** Seconds to wait; undefined while the budget lasts. */
  waitOf(address: string): number | undefined {
    this.#roll();
    if ((this.#counts.get(address) ?? 0) < budget) return undefined;
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
