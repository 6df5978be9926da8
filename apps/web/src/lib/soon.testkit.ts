import { vi } from 'vitest';

/** What a busy machine does late: only what never comes may fail. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });
