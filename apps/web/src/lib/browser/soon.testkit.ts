import { vi } from 'vitest';

/** Waits long enough for a busy machine, so that only a check that never passes fails. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });
