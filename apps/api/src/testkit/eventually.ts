import { vi } from 'vitest';

/** Waits until the check holds. The timeout is so long that a busy machine does not reach it. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000 });
}
