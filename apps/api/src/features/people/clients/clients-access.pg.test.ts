import { roleIds, type RoleName } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientsSteps } from './clients.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof clientsSteps>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = clientsSteps(api, database);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** Makes every call about one account. Each write names the version left by the one before, so all may succeed. */
async function callAllAbout(by: TestUser | null, id: number): Promise<number[]> {
  const answers = [
    await steps.userInfo(by, id),
    await steps.view(by, id),
    await steps.update(by, id, {}, 1),
    await steps.setRole(by, id, roleIds.vip, 2),
    await steps.setFlags(by, id, { bikeView: false }, 3),
  ];
  return answers.map(({ status }) => status);
}

describe('R20 who manages clients', () => {
  const may: Readonly<Record<RoleName, 200 | 401 | 403>> = {
    manager: 200,
    vip: 403,
    client: 403,
    troublesome: 403,
    dealer: 403,
    restricted: 403,
    guest: 403,
    disabled: 401,
  };

  it('names every role', () => {
    expect(Object.keys(may).toSorted()).toEqual(Object.keys(roleIds).toSorted());
  });

  it.each(Object.entries(may) as [RoleName, number][])('a %s gets %i for each call', async (role, status) => {
    const [user, id] = [await api.signedIn({ role }), await newAccount(database.db)];
    expect(await callAllAbout(user, id)).toEqual(Array(5).fill(status));
    expect([await steps.list(user), await steps.search(user, 'some')].map((answer) => answer.status)).toEqual([
      status,
      status,
    ]);
    expect(await steps.account(id)).toMatchObject({ version: status === 200 ? 4 : 1 });
  });

  it('an owner’s mark gives nothing to an account that is no manager', async () => {
    const marked = await api.signedIn({ role: 'client', isOwner: true });
    expect(await callAllAbout(marked, await newAccount(database.db))).toEqual(Array(5).fill(403));
  });

  it('refuses visitors who are not signed in', async () => {
    expect(await callAllAbout(null, await newAccount(database.db))).toEqual(Array(5).fill(401));
  });

  it('hides colleagues and the own account from a manager; an owner sees them', async () => {
    const [manager, owner] = [
      await api.signedIn({ role: 'manager' }),
      await api.signedIn({ role: 'manager', isOwner: true }),
    ];
    const colleague = await newAccount(database.db, { role: 'manager' });
    for (const id of [colleague, owner.accountId, manager.accountId, 999_999_999]) {
      expect(await callAllAbout(manager, id)).toEqual(Array(5).fill(404));
    }
    expect(await callAllAbout(owner, 999_999_999)).toEqual(Array(5).fill(404));
    expect(await callAllAbout(owner, colleague)).toEqual(Array(5).fill(200));
    expect(await callAllAbout(owner, owner.accountId)).toEqual([200, 200, 403, 403, 403]);
  });
});

describe('a number that the database cannot hold', () => {
  const beyond = 2 ** 31;

  it('is refused as an invalid field instead of failing', async () => {
    const owner = await api.signedIn({ role: 'manager', isOwner: true });
    const id = await newAccount(database.db);
    const answers = [
      await steps.list(owner, { role: String(beyond) }),
      await steps.update(owner, id, {}, beyond),
      await steps.setRole(owner, id, roleIds.vip, beyond),
      await steps.setFlags(owner, id, {}, beyond),
      await steps.setRoleFlags(owner, roleIds.vip, {}, beyond),
      await steps.setRoleFlags(owner, beyond, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(422));
  });
});
