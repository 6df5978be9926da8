import type { Page } from '@playwright/test';

/** A live connection that comes late asks anew for what is shown, before anybody presses anything: here none comes. */
export async function withoutLive(page: Page): Promise<void> {
  await page.routeWebSocket(/\/v1\/live/, () => {});
}
