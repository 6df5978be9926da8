import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { madeByTest } from './refuse.ts';
import { type Consent, signInAs, type Somebody, withConsent } from './sign-in.ts';

interface BrowserOptions {
  viewport?: { width: number; height: number };
  consent?: Consent;
}

interface Fixtures {
  /** A page of a browser of its own, signed in; several of one account are several browsers. */
  browserOf: (who: Somebody, options?: BrowserOptions) => Promise<Page>;
  /** What the browser complained about; every journey ends with none. */
  complaints: string[];
}

/**
 * The browser writes a line by itself for each answer that is no success, and the app logs it: `isBroken` judges those. A
 * file "preloaded but not used within a few seconds" tells of a busy machine.
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
  // Playwright reads the pattern itself and knows no default values in it.
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

/** No journey ends well over a server that failed, or a file of the page that is not there. */
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
