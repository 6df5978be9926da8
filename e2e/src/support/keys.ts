import { expect, type Page } from '@playwright/test';

/** Presses keys and counts them; a chord such as Ctrl K is one. */
export function countKeys(page: Page) {
  let count = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      count += 1;
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    type: (text: string) => press(...text.split('')),
    count: () => count,
  };
}

/** A dialog, or a field that opens, takes no Enter for half a second after the one that opened it. */
export async function readDialog(page: Page): Promise<void> {
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 500, opened);
}

/** Single keys of a listing work once the line that names them is there. */
export async function keysWork(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'All keys' })).toBeVisible();
}
