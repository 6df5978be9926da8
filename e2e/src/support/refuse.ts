import type { Page } from '@playwright/test';

/** Tells a failure that a journey makes itself from one of the product. */
export const madeByTest = 'x-made-by-test';

/** From now on these calls fail as a server that stumbles, with a number to quote. */
export async function refuse(page: Page, url: string, id = 'e-123456'): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({
      status: 500,
      headers: { [madeByTest]: 'yes' },
      json: { success: false, code: 'INTERNAL', data: {}, text: { en: '', ru: '' }, id },
    }),
  );
}
