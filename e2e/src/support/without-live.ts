import type { Page } from '@playwright/test';

/** Blocks the live connection: a late one would refetch the shown data before the journey acts. */
export async function withoutLive(page: Page): Promise<void> {
  await page.routeWebSocket(/\/v1\/live/, () => {});
}
