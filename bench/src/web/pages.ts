import type { Browser, Page } from 'playwright';
import { type Device, signedIn } from './visit.ts';

/** A page that people come to first, and what they do there. */
export interface FirstPage {
  name: string;
  path: string;
  who: string | null;
  /** What it is there for. */
  stands: string;
  /** Seconds to the largest paint, how much may move, and milliseconds from a key or a touch to its picture. */
  atMost: { painted: number; shifted: number; answered: number };
  act: (page: Page, device: Device) => Promise<void>;
}

/** What is called good anywhere, where nothing stricter is asked for. */
const good = { painted: 2.5, shifted: 0.05, answered: 200 };
const client = 'client@demo.seri';
const toALot = 'main a[href*="/car-auctions/"]';

export async function firstPages(browser: Browser, baseUrl: string): Promise<FirstPage[]> {
  return [
    { name: 'sign-in', path: '/auth/login', who: null, stands: 'main form input', atMost: good, act: signIn },
    { name: 'listing', path: '/car-auctions', who: client, stands: toALot, atMost: good, act: browse },
    {
      name: 'lot',
      path: await pathOfLot(browser, baseUrl),
      who: client,
      stands: 'main article img',
      atMost: { ...good, painted: 2, shifted: 0.02 },
      act: lookAtLot,
    },
    {
      name: 'bid manager',
      path: '/bid-manager?manager=all',
      who: 'manager@demo.seri',
      stands: '[data-bid-id]',
      atMost: good,
      act: workAtDesk,
    },
  ];
}

/** The first lot of the listing. */
async function pathOfLot(browser: Browser, baseUrl: string): Promise<string> {
  const context = await signedIn(browser, baseUrl, 'desktop', client);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/car-auctions`);
  const path = await page.locator(toALot).first().getAttribute('href');
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

/** A filter, a number, a scroll, a favourite, a lot. */
async function browse(page: Page, device: Device): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^4 \d+ lots/ }).click();
  await page.getByRole('textbox', { name: 'Year: from' }).click();
  // Chosen in a list that is about to go, a favourite's groups would go with it.
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
  await page.locator(toALot).nth(3).click();
}

/** The amount by its buttons and by its digits, and a photo on the whole screen. */
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

/** By keys alone where there are keys; then the menu of a status, and the number of a lot. */
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
  for (const way of [1, 1, 1, -1, -1, -1]) {
    await page.mouse.wheel(0, way * 600);
    await page.waitForTimeout(100);
  }
}
