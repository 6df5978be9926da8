import type { BrowserContext, Page } from '@playwright/test';
import { insertSignIn, insertTokens } from '@seri/api/features/people/identity/sign-in/sign-in.store';
import { apiRoot, cookies } from '@seri/contract/headers';
import { db } from './database.ts';

/** Of the demo accounts, and of those that journeys register. */
export const password = 'seri-demo';

/** The demo accounts; VIP reads Russian, the others English. A journey of its own account does not meet the favourites of another one. */
export type DemoAccount = 'client' | 'vip' | 'dealer' | 'owner' | 'restricted' | 'guest';

export type Address = `${string}@${string}`;
/** One of them, or an address that a journey registered. */
export type Somebody = DemoAccount | Address;

export const addressOf = (who: Somebody): string => (who.includes('@') ? who : `${who}@demo.seri`);

/** Signs a browser in by its cookies, without the sign-in page, hashing and captcha. */
export async function signInAs(context: BrowserContext, who: Somebody, baseURL: string): Promise<void> {
  const account = db.selectFrom('account').select('id').where('email', '=', addressOf(who));
  const { id } = await account.executeTakeFirstOrThrow();
  const { access, refresh } = await db.transaction().execute(async (tx) => {
    const signIn = await insertSignIn(tx, id, new Date(), visitor);
    return insertTokens(tx, signIn, new Date());
  });
  const { hostname: domain } = new URL(baseURL);
  const cookie = { domain, httpOnly: true };
  await context.addCookies([
    { ...cookie, name: cookies.access, value: access.text, path: '/', sameSite: 'Lax' },
    { ...cookie, name: cookies.refresh, value: refresh.text, path: `${apiRoot}/auth`, sameSite: 'Strict' },
  ]);
}

const visitor = {
  requestId: 'journey',
  address: '127.0.0.1',
  userAgent: 'Journey',
  language: 'en',
  cookies: {},
  socketId: undefined,
  captchaToken: undefined,
} as const;

/** Signs in through the page, as people do. */
export async function fillSignIn(page: Page, account: DemoAccount): Promise<void> {
  await page.getByLabel('Email').fill(addressOf(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
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
