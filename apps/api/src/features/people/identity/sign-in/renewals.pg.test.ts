import { liveChannels } from '@seri/contract/events';
import { apiRoot, cookies as names, socketPath } from '@seri/contract/headers';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { io } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startRealtime } from '../../../../entry/realtime.ts';
import { renewSignIn } from './renew-sign-in.ts';
import { signInLife } from './sign-in-life.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const realtime = await startRealtime(api.platform, api.app);
const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await realtime.stop();
  await api.close();
  await database.drop();
});

/** Invariant: every sign-in has one live refresh token, whatever has happened to it. */
afterEach(async () => {
  const { rows } = await database.pool.query(
    `select sign_in.id, count(hash)::int as live from sign_in left join sign_in_token as token
       on sign_in_id = sign_in.id and kind = 'refresh' and replaced_at is null
     group by sign_in.id having count(hash) <> 1`,
  );
  expect(rows).toEqual([]);
});

const profile = { url: `${apiRoot}/user/view-profile` };
const revoked = [{ name: 'sign-in.ended', data: { reason: 'revoked' } }];

interface Tokens {
  status: number;
  access: string;
  refresh: string;
}

async function renew(refreshToken: string, { app } = api): Promise<Tokens> {
  const cookies = { [names.refresh]: refreshToken };
  const answer = await app.inject({
    url: `${apiRoot}/auth/update`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies,
  });
  const cookieOf = (name: string) => answer.cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { status: answer.statusCode, access: cookieOf(names.access), refresh: cookieOf(names.refresh) };
}

const renewMany = (count: number, token: string) => Promise.all(Array.from({ length: count }, () => renew(token)));
const firstOf = ({ cookies }: TestUser): string => cookies[names.refresh] ?? '';

async function ask({ access }: Pick<Tokens, 'access'>): Promise<number> {
  return (await api.app.inject({ ...profile, cookies: { [names.access]: access } })).statusCode;
}

/** Lets the grace of the last renewal pass. */
async function passGrace({ signInId }: TestUser): Promise<void> {
  await database.pool.query(`update sign_in set renewed_at = renewed_at - $1 * interval '1 ms' where id = $2`, [
    signInLife.grace * 10,
    signInId,
  ]);
  await database.pool.query(
    `update sign_in_token set expires_at = expires_at - $1 * interval '1 ms'
    where kind = 'access' and sign_in_id = $2`,
    [signInLife.grace * 10, signInId],
  );
}

function eventsOf({ signInId }: TestUser) {
  const events = database.db.selectFrom('outbox').select(['name', 'data']);
  return events.where('audience', '=', `sign-in:${signInId}`).execute();
}

async function expectEnded(user: TestUser, ...tokens: Tokens[]): Promise<void> {
  for (const one of tokens) {
    expect(await ask(one)).toBe(401);
    expect((await renew(one.refresh)).status).toBe(401);
  }
  expect(await eventsOf(user)).toEqual(revoked);
}

describe('R10 renewing', () => {
  it('gives a new pair, and the same refresh token to the former one within the grace', async () => {
    const user = await api.signedIn();
    const first = await renew(firstOf(user));
    expect(first.status).toBe(200);
    expect(first.refresh).not.toBe(firstOf(user));
    const again = await renew(firstOf(user));
    expect(again).toMatchObject({ status: 200, refresh: first.refresh });
    for (const one of [first, again]) expect(await ask(one)).toBe(200);
  });

  it('gives the live token itself within the grace: a tab that comes a little later outruns no other', async () => {
    const user = await api.signedIn();
    const first = await renew(firstOf(user));
    expect(await renew(first.refresh)).toMatchObject({ status: 200, refresh: first.refresh });
    expect(await renew(firstOf(user))).toMatchObject({ status: 200, refresh: first.refresh });
  });

  it('refuses a missing and a forged token', async () => {
    expect((await renew('')).status).toBe(401);
    expect((await renew('forged')).status).toBe(401);
  });

  it('takes no refresh token that is not in the database, although it could be derived', async () => {
    const user = await api.signedIn();
    const first = await renew(firstOf(user));
    await database.db.deleteFrom('sign_in').where('id', '=', user.signInId).execute();
    expect((await renew(firstOf(user))).status).toBe(401);
    expect((await renew(first.refresh)).status).toBe(401);
  });
});

describe('R10 the lost answer', () => {
  it('logs nobody out, however long ago and however often', async () => {
    const user = await api.signedIn();
    const lost = await renew(firstOf(user));
    for (let count = 0; count < 3; count += 1) {
      await passGrace(user);
      expect(await renew(firstOf(user))).toMatchObject({ status: 200, refresh: lost.refresh });
    }
    await passGrace(user);
    const found = await renew(firstOf(user));
    expect(await ask(found)).toBe(200);
    await passGrace(user);
    const next = await renew(found.refresh);
    expect(next.status).toBe(200);
    expect(next.refresh).not.toBe(found.refresh);
  });

  it('survives a kill between commit and answer: another process gives the same successor', async () => {
    const user = await api.signedIn();
    const unanswered = await renewSignIn(api.platform, { cookies: user.cookies, address: null });
    const restarted = await openTestApi(database);
    await passGrace(user);
    const answered = await renew(firstOf(user), restarted);
    expect(answered).toMatchObject({ status: 200, refresh: unanswered.refresh.text });
    await restarted.close();
    expect(await ask(answered)).toBe(200);
  });

  it('logs out none of twenty tabs that wake after it', async () => {
    const user = await api.signedIn();
    await renew(firstOf(user));
    await passGrace(user);
    const woken = await renew(firstOf(user));
    expect(await ask(woken)).toBe(200);
    for (const tab of await renewMany(19, firstOf(user)))
      expect(tab).toMatchObject({ status: 200, refresh: woken.refresh });
  });

  it('is over once an access token of the renewal was used, and not by one from before', async () => {
    const user = await api.signedIn();
    const received = await renew(firstOf(user));
    await passGrace(user);
    expect(await ask({ access: user.cookies[names.access] ?? '' })).toBe(200);
    expect((await renew(firstOf(user))).status).toBe(200);
    await passGrace(user);
    const next = await renew(received.refresh);
    expect(await ask(next)).toBe(200);
    await passGrace(user);
    expect((await renew(received.refresh)).status).toBe(401);
    await expectEnded(user, next);
  });
});

describe('R10 many at once', () => {
  it('keeps twenty tabs signed in that renew concurrently, with one refresh token', async () => {
    const user = await api.signedIn();
    let token = firstOf(user);
    for (let round = 0; round < 3; round += 1) {
      const tabs = await renewMany(20, token);
      expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(tabs.map(({ refresh }) => refresh)).size).toBe(1);
      for (const tab of tabs) expect(await ask(tab)).toBe(200);
      token = tabs[0]?.refresh ?? '';
      await passGrace(user);
    }
    expect(await eventsOf(user)).toEqual([]);
  });

  it('lets tabs renew with the former and the live token in any order', async () => {
    const user = await api.signedIn();
    const first = await renew(firstOf(user));
    const tokens = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? firstOf(user) : first.refresh));
    const tabs = await Promise.all(tokens.map((token) => renew(token)));
    for (const tab of tabs) expect(tab).toMatchObject({ status: 200, refresh: first.refresh });
  });

  it('ends a stolen sign-in once, however often the old token is used', async () => {
    const user = await api.signedIn();
    const first = await renew(firstOf(user));
    expect(await ask(first)).toBe(200);
    await passGrace(user);
    const answers = await renewMany(20, firstOf(user));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    await expectEnded(user, first);
  });
});

describe('R10 a copied token', () => {
  it.each([
    ['within the grace', false],
    ['after the grace', true],
  ])('that the thief uses %s is found out when both have renewed', async (_when, isLate) => {
    const user = await api.signedIn();
    const owner = await renew(firstOf(user));
    expect(await ask(owner)).toBe(200);
    if (isLate) await passGrace(user);
    const thief = await renew(firstOf(user));
    if (isLate) return expectEnded(user, owner);
    expect(thief).toMatchObject({ status: 200, refresh: owner.refresh });
    await passGrace(user);
    const next = await renew(owner.refresh);
    expect(await ask(next)).toBe(200);
    await passGrace(user);
    expect((await renew(thief.refresh)).status).toBe(401);
    return expectEnded(user, next);
  });

  it('is found out by the owner too, if the thief renews first', async () => {
    const user = await api.signedIn();
    const thief = await renew(firstOf(user));
    expect(await ask(thief)).toBe(200);
    await passGrace(user);
    expect((await renew(firstOf(user))).status).toBe(401);
    await expectEnded(user, thief);
  });

  it('is found out at once if it is older than the last, also within the grace', async () => {
    const user = await api.signedIn();
    const second = await renew(firstOf(user));
    await passGrace(user);
    const third = await renew(second.refresh);
    expect((await renew(firstOf(user))).status).toBe(401);
    await expectEnded(user, third);
  });

  it('closes the live connections of the sign-in', async () => {
    const user = await api.signedIn();
    const second = await renew(firstOf(user));
    const extraHeaders = { cookie: `${names.access}=${second.access}` };
    const socket = io(url, { path: socketPath, transports: ['websocket'], reconnection: false, extraHeaders });
    let welcomes = 0;
    socket.on(liveChannels.welcome, () => void (welcomes += 1));
    await eventually(() => expect(welcomes).toBe(1));
    await passGrace(user);
    expect((await renew(firstOf(user))).status).toBe(401);
    await eventually(() => expect(socket.connected).toBe(false));
  });
});

it('the database takes no second live refresh token of a sign-in', async () => {
  const { signInId } = await api.signedIn();
  const row = { hash: Buffer.from('fork'), sign_in_id: signInId, kind: 'refresh', expires_at: new Date() };
  await expect(database.db.insertInto('sign_in_token').values(row).execute()).rejects.toThrow('sign_in_token_live');
});
