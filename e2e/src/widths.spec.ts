import type { Page } from '@playwright/test';
import { expect, long, test } from './support/fixtures.ts';
import { keep, withConsent } from './support/sign-in.ts';

const widths = [390, 768, 1024, 1280, 1366, 1440, 1920, 2500];

/** Elements wider than their space: the page itself, and plates, grades and buttons squeezed by their neighbours. */
async function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Measures visible content: enlarged touch areas and texts for screen readers do not count.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here goes to the browser
    const contentOf = (part: HTMLElement): DOMRect[] => {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const rects = [...part.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNode(words.currentNode);
        if (!words.currentNode.parentElement?.closest('.visually-hidden')) rects.push(range.getBoundingClientRect());
      }
      return rects.filter(({ width }) => width > 0);
    };
    const rigid = [...document.querySelectorAll<HTMLElement>('button, [class*="plate"], [class*="grade"]')];
    const tight = rigid.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const isShown = width > 1 && part.checkVisibility({ visibilityProperty: true });
      return isShown && contentOf(part).some((inner) => inner.right > right + 1 || inner.left < left - 1);
    });
    const names = tight.map((part) => `${part.className}: ${part.getAttribute('aria-label') ?? part.textContent}`);
    const overhang = document.documentElement.scrollWidth - window.innerWidth;
    return overhang > 0 ? [`the page by ${overhang} px`, ...names] : names;
  });
}

async function expectRoom(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => squeezed(page), { message: `${address} at ${width} px` }).toEqual([]);
    }
  }
}

test.describe.configure({ mode: 'parallel' });

for (const account of ['client', 'vip'] as const) {
  const language = account === 'vip' ? 'Russian' : 'English';

  test(
    `in ${language} every page has room at any width`,
    { tag: language === 'Russian' ? [] : long },
    async ({ browserOf }) => {
      const page = await browserOf(account);
      await page.goto('/car-auctions');
      const lot = await page.locator('tbody').getByRole('link').first().getAttribute('href');
      await expectRoom(page, ['/car-auctions', lot ?? '', '/bids', '/nothing-here']);
    },
  );
}

for (const language of ['en', 'ru'] as const) {
  test(
    `a visitor’s pages have room at any width, ${language}`,
    { tag: language === 'ru' ? [] : long },
    async ({ page, context }) => {
      await withConsent(context);
      await keep(context, 'language', language);
      await expectRoom(page, ['/auth/login', '/ui']);
    },
  );
}
