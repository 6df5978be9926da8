import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes only colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const openParts = 'dialog[open], [popover]:popover-open';

/** Expects no findings of axe, in the light and in the dark theme. Whole pages are covered by a11y.spec.ts. */
export function expectNoBarriers(page: Page): Promise<void> {
  return expectNone(page, () => axe(page));
}

/** The same for a part of the page. */
export function expectNoBarriersIn(page: Page, part: string): Promise<void> {
  return expectNone(page, () => axe(page).include(part));
}

/** The same for the open dialog or menu. */
export function expectNoBarriersInDialog(page: Page): Promise<void> {
  return expectNoBarriersIn(page, openParts);
}

/** No page frames another origin, so legacy mode suffices; without passed rules axe is twice as fast. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNone(page: Page, builder: () => AxeBuilder): Promise<void> {
  await untilStill(page);
  await expectClean(builder().withTags(rules));
  await turn(page, 'dark');
  await untilStill(page);
  await expectClean(builder().withRules(rulesOfColour));
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

async function expectClean(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  // Soft, so that one page's findings do not hide those of the pages after it.
  expect.soft(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}
