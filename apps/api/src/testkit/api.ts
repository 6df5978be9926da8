import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Demonstration } from '../entry/demonstration.ts';
import { buildHttp } from '../entry/http.ts';
import { insertSignIn, insertTokens } from '../features/people/identity/sign-in/sign-in.store.ts';
import { openCaptcha } from '../platform/captcha/captcha.ts';
import { readSettings } from '../platform/config/settings.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Readiness } from '../platform/http/health.ts';
import type { Mail, Mailer } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { cookies as names, headers } from '@seri/contract/headers';
import { day } from '@seri/domain/time/japan-time';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type NewAccount, newAccount } from './factories.ts';
import { FixedClock, today } from './fixed-clock.ts';
import type { DrawPicture } from '../features/stock/photos/photos.tasks.ts';
import { plainDemonstration } from './plain-demonstration.ts';
import { drawBlank, drawNothing, plainStudio } from './plain-studio.ts';
import { silentLog } from './silent-log.ts';

export interface TestUser {
  accountId: number;
  signInId: string;
  cookies: Record<string, string>;
}

export interface TestAnswer<Body> {
  status: number;
  body: Body;
}

export interface TestApi {
  app: FastifyInstance;
  clock: FixedClock;
  platform: Platform;
  /** The mails sent so far, the oldest first. */
  mails: Mail[];
  signedIn(account?: NewAccount): Promise<TestUser>;
  /** A second sign-in of the same account, as in another browser. */
  signedInAgain(user: TestUser): Promise<TestUser>;
  /** The caller names the body that it expects. */
  ask<Body = Record<string, unknown>>(user: TestUser | null, request: InjectOptions): Promise<TestAnswer<Body>>;
  close(): Promise<void>;
}

/** A captcha header that the test's API takes as solved. */
export const human = { [headers.captcha]: 'solved by a person' };

/** No relay runs beside it. */
export const livePosition = 7;

/** A server whose parts all serve. */
export const ready: Readiness = { check: async () => [], canServe: () => true, states: () => ({}), figures: [] };

/** The index is the database alone: tests see their lots at once, and no threads run. */
const baseSettings = { DATABASE_URL: 'postgres://test', DEMO: 'on', LOG_LEVEL: 'silent', CATALOGUE_INDEX: 'postgres' };

export async function openTestApi(
  database: Database,
  readiness = ready,
  env: Record<string, string> = {},
  demonstration: Demonstration = plainDemonstration,
  draw: DrawPicture = drawBlank,
): Promise<TestApi> {
  const settings = readSettings({ ...baseSettings, ...env });
  const clock = new FixedClock(`${today}T03:00:00Z`);
  const captcha = openCaptcha({ db: database.db, clock, log: silentLog, settings });
  const mails: Mail[] = [];
  const files = new Map<string, Uint8Array>();
  const platform: Platform = {
    settings,
    clock,
    database,
    log: silentLog,
    captcha: {
      ...captcha,
      verify: async (token, action) => token === human[headers.captcha] || captcha.verify(token, action),
    },
    geo: { locate: async () => 'local network' },
    mailer: mailerInto(mails),
    studio: plainStudio(settings.demo ? draw : drawNothing),
    blobs: {
      list: async function* () {
        yield* files.keys();
      },
      put: async (key, bytes) => void files.set(key, bytes),
      get: async (key) => files.get(key) ?? null,
      has: async (key) => files.has(key),
      size: async (key) => files.get(key)?.length ?? null,
      putStream: async (key, bytes) => void files.set(key, await buffer(bytes)),
      getStream: async (key, { start, end } = { start: 0, end: Infinity }) =>
        Readable.from([(files.get(key) ?? Buffer.alloc(0)).subarray(start, end + 1)]),
      remove: async (key) => void files.delete(key),
      trimOldest: async () => undefined,
      trimUnfinished: async () => undefined,
    },
  };
  const app = await buildHttp(platform, readiness, settings.demo ? demonstration : null, () => livePosition);
  const signIn = async (accountId: number): Promise<TestUser> => {
    const visitor = {
      requestId: 'test',
      address: '127.0.0.1',
      userAgent: 'test',
      language: 'en' as const,
      cookies: {},
      socketId: undefined,
      captchaToken: undefined,
    };
    const { signInId, tokens } = await inTransaction(database.db, async (tx) => {
      const now = new Date();
      const endsAt = new Date(now.getTime() + day);
      const id = await insertSignIn(tx, accountId, now, endsAt, visitor);
      return { signInId: id, tokens: await insertTokens(tx, id, now, endsAt) };
    });
    return {
      accountId,
      signInId,
      cookies: { [names.access]: tokens.access.text, [names.refresh]: tokens.refresh.text },
    };
  };
  return {
    app,
    clock,
    platform,
    mails,
    signedIn: async (account = {}) => signIn(await newAccount(database.db, account)),
    signedInAgain: (user) => signIn(user.accountId),
    ask: async (user, request) => {
      const answer = await app.inject({ ...request, cookies: Object.assign({}, user?.cookies, request.cookies) });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return { status: answer.statusCode, body: isJson && answer.body !== '' ? JSON.parse(answer.body) : {} };
    },
    close: () => app.close(),
  };
}

/** Like the real mailer it sends once per id. */
function mailerInto(mails: Mail[]): Mailer {
  return {
    send: async (mail) => {
      if (mails.some(({ id }) => id === mail.id)) return 'sent before';
      mails.push(mail);
      return 'sent';
    },
    drop: async () => undefined,
    close: () => undefined,
  };
}
