import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing on the page as it stands, in the light and in the dark. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await expectNone(axe(page).withTags(rules));
  await turn(page, 'dark');
  await expectNone(axe(page).withRules(rulesOfColour));
  await turn(page, 'light');
}

/** Nothing of another origin is framed by a page: axe needs no second page to join what it found in each. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}
