import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { insertSignIn, insertTokens } from '@seri/api/features/people/identity/sign-in/sign-in.store';
import { apiRoot, cookies } from '@seri/contract/headers';
import { day } from '@seri/domain/time/japan-time';
import { db } from './database.ts';

/** The password of the demonstration's accounts and of those that journeys register. */
export const password = 'seri-demo';

/**
 * The demonstration's accounts; `vip` reads Russian, the others English. A journey with an account of its own never
 * sees favourites of another.
 */
export type DemoName = 'client' | 'vip' | 'dealer' | 'owner' | 'restricted' | 'guest';

export type EmailAddress = `${string}@${string}`;
/** A demonstration account, or an email that a journey registered. */
export type TestPerson = DemoName | EmailAddress;

export const addressOf = (who: TestPerson): string => (who.includes('@') ? who : `${who}@demo.seri`);

/** Signs a browser in by its cookies, without the sign-in page, hashing and captcha. */
export async function signInAs(context: BrowserContext, who: TestPerson, baseURL: string): Promise<void> {
  const account = db.selectFrom('account').select('id').where('email', '=', addressOf(who));
  const { id } = await account.executeTakeFirstOrThrow();
  const { access, refresh } = await db.transaction().execute(async (tx) => {
    const now = new Date();
    const endsAt = new Date(now.getTime() + day);
    const signIn = await insertSignIn(tx, id, now, endsAt, visitor);
    return insertTokens(tx, signIn, now, endsAt);
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

/** Signs in through the page. */
export async function fillSignIn(page: Page, account: DemoName): Promise<void> {
  await page.getByLabel('Email').fill(addressOf(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

export type ConsentChoice = 'accepted' | 'denied';

/** Stores the cookie decision once before the first page, so that the banner covers nothing. */
export async function withConsent(context: BrowserContext, choice: ConsentChoice = 'accepted'): Promise<void> {
  await keep(context, 'consent', choice);
}

const entriesOf = new WeakMap<BrowserContext, Disposable[]>();

/** Stores an entry before the first page of Seri loads. A blank tab has no storage. */
export async function keep(context: BrowserContext, entry: 'consent' | 'language', value: string): Promise<void> {
  const script = await context.addInitScript(
    ([key, kept]) => location.protocol.startsWith('http') && localStorage.setItem(`seri.${key}`, kept),
    [entry, value] as const,
  );
  entriesOf.set(context, [...(entriesOf.get(context) ?? []), script]);
}

/** From now on nothing is stored by itself; stored entries stay. */
export async function forget(context: BrowserContext): Promise<void> {
  await Promise.all((entriesOf.get(context) ?? []).map((script) => script.dispose()));
  entriesOf.delete(context);
}
