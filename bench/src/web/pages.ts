import type { Browser, Page } from 'playwright';
import { type Device, signedIn } from './visit.ts';

/** An entry page of the product, and typical actions on it. */
export interface FirstPage {
  name: string;
  path: string;
  account: string | null;
  /** A selector that is there once the page is usable. */
  readySelector: string;
  /** Seconds to the largest paint, the layout shift, and milliseconds from an input to its paint. */
  atMost: { painted: number; shifted: number; answered: number };
  act: (page: Page, device: Device) => Promise<void>;
}

/** The common limits, unless a page has stricter ones. */
const good = { painted: 2.5, shifted: 0.05, answered: 200 };
const client = 'client@demo.seri';
const lotLink = 'main a[href*="/car-auctions/"]';

export async function firstPages(browser: Browser, baseUrl: string): Promise<FirstPage[]> {
  return [
    {
      name: 'sign-in',
      path: '/auth/login',
      account: null,
      readySelector: 'main form input',
      atMost: good,
      act: signIn,
    },
    { name: 'listing', path: '/car-auctions', account: client, readySelector: lotLink, atMost: good, act: browse },
    {
      name: 'lot',
      path: await pathOfLot(browser, baseUrl),
      account: client,
      readySelector: 'main article img',
      atMost: { ...good, painted: 2, shifted: 0.02 },
      act: lookAtLot,
    },
    {
      name: 'bid manager',
      path: '/bid-manager?manager=all',
      account: 'manager@demo.seri',
      readySelector: '[data-bid-id]',
      atMost: good,
      act: workAtDesk,
    },
  ];
}

/** The path of the first lot in the listing. */
async function pathOfLot(browser: Browser, baseUrl: string): Promise<string> {
  const context = await signedIn(browser, baseUrl, 'desktop', client);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/car-auctions`);
  const path = await page.locator(lotLink).first().getAttribute('href');
  await context.close();
  if (!path) throw new Error('The listing leads to no lot.');
  return path;
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.keyboard.type(client);
  await page.getByRole('textbox', { name: 'Password' }).click();
  await page.keyboard.type('seri-demo');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Uses a filter, a number field, scrolling, a favourite and a lot. */
async function browse(page: Page, device: Device): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^4 \d+ lots/ }).click();
  await page.getByRole('textbox', { name: 'Year: from' }).click();
  // Waits for the new list, because a favourite's dialog would close with the old one.
  const found = page.waitForResponse(/\/listing\?.*2012/);
  await page.keyboard.type('2012');
  if (device === 'phone') await page.getByRole('button', { name: /^Show .* lots$/ }).click();
  await found;
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await scroll(page);
  await page
    .getByRole('button', { name: /^Add to favourites/ })
    .nth(2)
    .click();
  await page.getByRole('button', { name: 'Group A', exact: true }).click();
  await page.locator(lotLink).nth(3).click();
}

/** Sets the amount by buttons and by digits, and opens a photo on the whole screen. */
async function lookAtLot(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: /^More by/ }).click();
  await page.getByRole('textbox', { name: 'Amount, ¥' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2450000');
  await scroll(page);
  await page.getByRole('button', { name: /photo 1 of .* full screen/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
}

/** Uses the keyboard on a desktop; then the menu of a status and the number of a lot. */
async function workAtDesk(page: Page, device: Device): Promise<void> {
  if (device === 'desktop') {
    for (const key of ['j', 'j', 'j', 'x', 'k', 'x', 'k', '1', 'Escape']) await page.keyboard.press(key);
  }
  await page
    .getByRole('checkbox', { name: /^Select the bid on lot/ })
    .nth(4)
    .click();
  await scroll(page);
  await page
    .getByRole('button', { name: /: Bid, change$/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Lot number' }).click();
  await page.keyboard.type('12');
}

async function scroll(page: Page): Promise<void> {
  for (const direction of [1, 1, 1, -1, -1, -1]) {
    await page.mouse.wheel(0, direction * 600);
    await page.waitForTimeout(100);
  }
}
