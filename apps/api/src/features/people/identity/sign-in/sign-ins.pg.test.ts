import { randomUUID } from 'node:crypto';
import { apiRoot, cookies as names } from '@seri/contract/headers';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, describe, expect, it } from 'vitest';

const database = await openTestDatabase();
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const list = { url: `${apiRoot}/user/sign-ins` };
const profile = { url: `${apiRoot}/user/view-profile` };

function end(user: TestUser, id: string) {
  return api.app.inject({ method: 'DELETE', url: `${list.url}/${id}`, cookies: user.cookies });
}

function eventsOf({ signInId }: TestUser) {
  const events = database.db.selectFrom('outbox').select(['name', 'data']);
  return events.where('audience', '=', `sign-in:${signInId}`).execute();
}

const revoked = [{ name: 'sign-in.ended', data: { reason: 'revoked' } }];

describe('the list of sign-ins', () => {
  it('has this one first, then the newest, without ended, expired and other accounts’ ones', async () => {
    const first = await api.signedIn();
    const [second, third, ended, expired] = [
      await api.signedInAgain(first),
      await api.signedInAgain(first),
      await api.signedInAgain(first),
      await api.signedInAgain(first),
    ];
    await api.signedIn();
    await end(first, ended.signInId);
    await database.pool.query(`update sign_in set expires_at = app_now() where id = $1`, [expired.signInId]);
    const { body } = await api.ask(second, list);
    expect(body.signIns).toMatchObject([
      { id: second.signInId, isCurrent: true, userAgent: 'test', address: '127.0.0.1', place: 'local' },
      { id: third.signInId, isCurrent: false },
      { id: first.signInId, isCurrent: false },
    ]);
  });
});

describe('ending a sign-in', () => {
  it('signs that browser out and notifies its live connections', async () => {
    const user = await api.signedIn();
    const elsewhere = await api.signedInAgain(user);
    expect((await end(user, elsewhere.signInId)).json()).toEqual({ success: true });
    expect(await api.ask(elsewhere, profile)).toMatchObject({ status: 401 });
    expect(await api.ask(user, profile)).toMatchObject({ status: 200 });
    expect(await eventsOf(elsewhere)).toEqual(revoked);
  });

  it('signs out the browser that ends its own', async () => {
    const user = await api.signedIn();
    const answer = await end(user, user.signInId);
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: names.access, value: '' }));
    expect(await eventsOf(user)).toEqual([{ name: 'sign-in.ended', data: { reason: 'signed-out' } }]);
  });

  it('reports missing and foreign ones as missing', async () => {
    const [user, stranger] = [await api.signedIn(), await api.signedIn()];
    const answers = [await end(user, randomUUID()), await end(user, stranger.signInId)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await api.ask(stranger, profile)).toMatchObject({ status: 200 });
    expect(await eventsOf(stranger)).toEqual([]);
  });

  it('succeeds for only one of two concurrent requests', async () => {
    const user = await api.signedIn();
    const elsewhere = await api.signedInAgain(user);
    const answers = await Promise.all([1, 2].map(() => end(user, elsewhere.signInId)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await eventsOf(elsewhere)).toEqual(revoked);
  });
});

describe('ending all others', () => {
  it('keeps this one and those of other accounts', async () => {
    const [user, stranger] = [await api.signedIn(), await api.signedIn()];
    const others = [await api.signedInAgain(user), await api.signedInAgain(user)];
    expect(await api.ask(user, { method: 'DELETE', ...list })).toMatchObject({ status: 200 });
    for (const other of others) expect(await eventsOf(other)).toEqual(revoked);
    for (const each of [user, stranger]) expect(await api.ask(each, profile)).toMatchObject({ status: 200 });
  });
});
