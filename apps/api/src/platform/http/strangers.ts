import { hash } from 'node:crypto';
import { monotonicNow } from '../monotonic-now.ts';
import { addressKey } from '../tries/try-key.ts';

const budget = 300;
const windowLength = 60_000;
/** A browser asks several times a minute, and each process has few readers. */
const mostKnown = 20_000;

/**
 * Counts requests with an invalid cookie or key per network. Past the budget they are refused without a database lookup;
 * the pace of a call applies only after that lookup. A cookie or key that was valid a moment ago is looked up in any case,
 * so that one person behind an office's address shuts out nobody else.
 */
export class Strangers {
  #counts = new Map<string, number>();
  #windowEnd = 0;
  /** Hashes, the latest seen last. */
  #known = new Set<string>();

  /** Seconds to wait; undefined while the budget lasts, and for a known secret. */
  waitOf(address: string, secret: string): number | undefined {
    this.#roll();
    if (this.#counts.size === 0 || (this.#counts.get(networkOf(address)) ?? 0) < budget) return undefined;
    if (this.#known.has(hashOf(secret))) return undefined;
    return Math.ceil((this.#windowEnd - monotonicNow()) / 1000);
  }

  remember(secret: string): void {
    const known = hashOf(secret);
    this.#known.delete(known);
    this.#known.add(known);
    for (const oldest of this.#known) {
      if (this.#known.size <= mostKnown) return;
      this.#known.delete(oldest);
    }
  }

  count(address: string, secret: string): void {
    this.#roll();
    this.#known.delete(hashOf(secret));
    const network = networkOf(address);
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
  }

  #roll(): void {
    if (monotonicNow() < this.#windowEnd) return;
    this.#counts.clear();
    this.#windowEnd = monotonicNow() + windowLength;
  }
}

const hashOf = (secret: string) => hash('sha256', secret, 'base64');
const networkOf = (address: string) => addressKey('stranger', address);
