import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { type ConsentChoice, signInAs, type TestPerson, withConsent } from './sign-in.ts';

interface BrowserOptions {
  viewport?: { width: number; height: number };
  consent?: ConsentChoice;
}

interface Fixtures {
  /** A page of a browser that is signed in and has nothing stored; two calls for one account give two browsers. */
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

/** Browsers of this process that wait for the next journey of their account: the second load of the app costs half. */
const kept = new Map<string, BrowserContext[]>();

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    listen(page, complaints);
    listenToTabs(page.context(), complaints);
    await use(page);
  },
  // Playwright parses the pattern itself and does not support default values in it.
  browserOf: async ({ browser, baseURL: address, complaints }, use) => {
    const baseURL = address ?? '';
    const hear = (page: Page) => listen(page, complaints);
    const taken: [key: string, context: BrowserContext][] = [];
    await use(async (who, { consent, ...options } = {}) => {
      const key = JSON.stringify([who, consent, options]);
      let context = kept.get(key)?.pop();
      if (!context) {
        context = await browser.newContext({ ...options, baseURL });
        await withConsent(context, consent);
      }
      taken.push([key, context]);
      context.on('page', hear);
      await signInAs(context, who, baseURL);
      const page = await context.newPage();
      await emptyStorage(page, baseURL);
      return page;
    });
    for (const [key, context] of taken) {
      context.off('page', hear);
      // A tab that is loading its next page may never report that it is closed.
      const isEmpty = await Promise.race([empty(context).then(() => true), pause(5000, false, { ref: false })]);
      if (isEmpty) kept.set(key, [...(kept.get(key) ?? []), context]);
      else await context.close();
    }
  },
});

/** A new tab has no session storage; the local storage is that of the journey before. */
async function emptyStorage(page: Page, baseURL: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await session.detach();
}

async function empty(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
}

function listenToTabs(context: BrowserContext, complaints: string[]): void {
  context.on('page', (page) => listen(page, complaints));
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
