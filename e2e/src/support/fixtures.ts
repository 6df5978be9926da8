import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { type ConsentChoice, forget, signInAs, type TestPerson, withConsent } from './sign-in.ts';

interface BrowserOptions {
  viewport?: { width: number; height: number };
  consent?: ConsentChoice;
}

interface Fixtures {
  /** A browser in which nothing is stored; every call gives another one. */
  takeBrowser: () => Promise<BrowserContext>;
  /** The page of a browser that is signed in; two calls for one account give two browsers. */
  browserOf: (who: TestPerson, options?: BrowserOptions) => Promise<Page>;
  /** Errors and warnings of the browser; every journey must end with none. */
  complaints: string[];
}

/**
 * The browser logs every failed response and the app logs refusals: `isBroken` judges those. A preload warning only
 * tells of a busy machine.
 */
const expectedLine =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED$|^RefusalError|was preloaded using link preload but not used/;

/** The tag of a journey that runs in `npm run test:long`: it repeats a shorter one in another setting. */
export const long = '@long';

/** Browsers of this process that no journey uses: the second load of the app costs half, even for another account. */
const free: BrowserContext[] = [];

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  takeBrowser: async ({ browser, baseURL, complaints }, use) => {
    const hear = (page: Page) => listen(page, complaints);
    const taken: BrowserContext[] = [];
    await use(async () => {
      const context = free.pop() ?? (await browser.newContext({ baseURL: baseURL ?? '' }));
      taken.push(context);
      return context.on('page', hear);
    });
    for (const context of taken) {
      context.off('page', hear);
      // A tab that is loading its next page may never report that it is closed.
      const isEmpty = await Promise.race([empty(context).then(() => true), pause(5000, false, { ref: false })]);
      if (isEmpty) free.push(context);
      else await context.close();
    }
  },
  context: async ({ takeBrowser }, use) => use(await takeBrowser()),
  page: async ({ context, baseURL }, use) => use(await firstPage(context, baseURL ?? '')),
  browserOf: async ({ takeBrowser, baseURL: address }, use) => {
    const baseURL = address ?? '';
    await use(async (who, { viewport, consent } = {}) => {
      const context = await takeBrowser();
      await withConsent(context, consent);
      await signInAs(context, who, baseURL);
      const page = await firstPage(context, baseURL);
      if (viewport) await page.setViewportSize(viewport);
      return page;
    });
  },
});

/** A new tab has no session storage; the local storage is that of the journey before. */
async function firstPage(context: BrowserContext, baseURL: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await session.detach();
  return page;
}

async function empty(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await forget(context);
}

/** A server error or a missing asset fails the journey. */
function isBroken(response: Response): boolean {
  const isMissing =
    response.status() === 404 && /^\/(?:assets\/|vehicles\/|v1\/lots\/\d+\/photos\/)/.test(pathOf(response));
  return isMissing || response.status() >= 500;
}

const pathOf = (response: Response) => new URL(response.url()).pathname;

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (isBroken(response)) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !expectedLine.test(message.text())) complaints.push(message.text());
  });
}

export { expect } from '@playwright/test';
