import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { madeByTest } from './refuse.ts';
import { type ConsentChoice, signInAs, type TestPerson, withConsent } from './sign-in.ts';

interface BrowserOptions {
  viewport?: { width: number; height: number };
  consent?: ConsentChoice;
}

interface Fixtures {
  /** A page of a new browser, signed in; two calls for one account give two browsers. */
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
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (who, { consent, ...options } = {}) => {
      const context = await browser.newContext({ ...options, baseURL });
      contexts.push(context);
      listenToTabs(context, complaints);
      await withConsent(context, consent);
      await signInAs(context, who, baseURL);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

function listenToTabs(context: BrowserContext, complaints: string[]): void {
  context.on('page', (page) => listen(page, complaints));
}

/** A server error or a missing asset fails the journey. */
function isBroken(response: Response): boolean {
  if (response.headers()[madeByTest]) return false;
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
