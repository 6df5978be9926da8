import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Of the demo accounts, and of those that journeys register. */
export const password = 'seri-demo';

/** The demo accounts; VIP reads Russian, the others English. A journey of its own account does not meet the favourites of another one. */
export type DemoAccount = 'client' | 'vip' | 'dealer' | 'owner' | 'restricted' | 'guest' | 'disabled';

/** One of them, or an address that a journey registered. */
export type Somebody = DemoAccount | `${string}@${string}`;

export const addressOf = (who: Somebody): string => (who.includes('@') ? who : `${who}@demo.seri`);

/** Signs a browser in without its sign-in page. */
export async function signInAs(context: BrowserContext, who: Somebody, baseURL: string): Promise<void> {
  const answer = await context.request.post(`${baseURL}/v1/auth`, {
    data: { email: addressOf(who), password },
    headers: { origin: baseURL },
  });
  expect(answer.ok()).toBe(true);
}

/** The same through the page, as people do. */
export async function fillSignIn(page: Page, account: DemoAccount, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(addressOf(account));
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

export type Consent = 'accepted' | 'denied';

/** Decides about cookies beforehand and once, so that the banner stands in nobody's way. */
export async function withConsent(context: BrowserContext, choice: Consent = 'accepted'): Promise<void> {
  await keep(context, 'consent', choice);
}

/** What the browser keeps of Seri before it comes there. A tab that is still blank may keep nothing. */
export async function keep(context: BrowserContext, entry: 'consent' | 'language', value: string): Promise<void> {
  await context.addInitScript(
    ([key, kept]) => location.protocol.startsWith('http') && localStorage.setItem(`seri.${key}`, kept),
    [entry, value] as const,
  );
}
