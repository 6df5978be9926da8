import type { Page } from '@playwright/test';

/** Marks failures that a journey causes itself. */
export const madeByTest = 'x-made-by-test';

/** Lets calls to this URL fail like a server error with an id. */
export async function refuse(page: Page, url: string, id = 'e-123456'): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({
      status: 500,
      headers: { [madeByTest]: 'yes' },
      json: { success: false, code: 'INTERNAL', data: {}, text: { en: '', ru: '' }, id },
    }),
  );
}
