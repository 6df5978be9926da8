import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes only colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Rows that look like those before them, which cost a fifth of the time. `npm run test:long` checks them too. */
const repeated = process.env['SERI_LONG'] ? [] : ['main tbody tr:nth-child(n + 6)', 'main li:nth-child(n + 8)'];

/** Expects no findings of axe, in the light and in the dark theme. Whole pages are covered by a11y.spec.ts. */
export function expectNoBarriers(page: Page): Promise<void> {
  return expectNoBarriersIn(page, 'html');
}

/** The same for the open dialog or menu. */
export function expectNoBarriersInDialog(page: Page): Promise<void> {
  return expectNoBarriersIn(page, 'dialog[open], [popover]:popover-open');
}

/** The same for a part of the page, as soon as it shows. */
export async function expectNoBarriersIn(page: Page, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible();
  await untilStill(page);
  await expectClean(page, part, { type: 'tag', values: rules });
  await turn(page, 'dark');
  await untilStill(page);
  await expectClean(page, part, { type: 'rule', values: rulesOfColour });
  await turn(page, 'light');
}

/** A colour half-way through its transition has a contrast that nobody sees. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function expectClean(page: Page, part: string, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  // The source is half a megabyte: a document gets it once.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe.source);
  // Without passed rules axe is twice as fast.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const findings = await page.evaluate(
    async ([include, exclude, how]) => {
      const result = await window.axe?.run({ include: [include], exclude }, how);
      return result?.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
    },
    [part, repeated, options] as const,
  );
  // Soft, so that one page's findings do not hide those of the pages after it.
  expect.soft(findings).toEqual([]);
}
