import { vi } from 'vitest';

/** Until the check holds; only what hangs fails for its time, however busy the machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000 });
}
