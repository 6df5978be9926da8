import { expect, type Page, test as base } from '@playwright/test';
import { type DemoAccount, signInAs, withConsent } from './sign-in.ts';

interface Fixtures {
  /** A page of a browser of its own, signed in; several of one account are several browsers. */
  browserOf: (account: DemoAccount, options?: { viewport?: { width: number; height: number } }) => Promise<Page>;
  /** What the browser complained about; every journey ends with none. */
  complaints: string[];
}

/** What a browser writes by itself for an answer that is no success, and what the app logs of it. */
const expectedLine = /Failed to load resource|^RefusalError/;

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    listen(page, complaints);
    await use(page);
  },
  // Playwright reads the pattern itself and knows no default values in it.
  browserOf: async ({ browser, baseURL: address, complaints }, use) => {
    const baseURL = address ?? '';
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (account, options = {}) => {
      const context = await browser.newContext({ ...options, baseURL });
      contexts.push(context);
      await withConsent(context);
      await signInAs(context, account, baseURL);
      const page = await context.newPage();
      listen(page, complaints);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !expectedLine.test(message.text())) complaints.push(message.text());
  });
}

export { expect } from '@playwright/test';
