import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newAccount } from '@seri/testkit/factories';
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

/** Every call about one account; the writing ones name the version it has at first, so that one of them wins. */
async function askAbout(by: TestUser | null, id: number): Promise<number[]> {
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
    expect(await askAbout(user, id)).toEqual(Array(5).fill(status));
    expect([await steps.list(user), await steps.search(user, 'some')].map((one) => one.status)).toEqual([
      status,
      status,
    ]);
    expect(await steps.account(id)).toMatchObject({ version: status === 200 ? 4 : 1 });
  });

  it('an owner’s mark opens nothing to who is no manager', async () => {
    const marked = await api.signedIn({ role: 'client', isOwner: true });
    expect(await askAbout(marked, await newAccount(database.db))).toEqual(Array(5).fill(403));
  });

  it('turns away who is not signed in', async () => {
    expect(await askAbout(null, await newAccount(database.db))).toEqual(Array(5).fill(401));
  });

  it('finds no colleague for a manager, nor the own account, nor a missing one; an owner finds colleagues', async () => {
    const [manager, owner] = [
      await api.signedIn({ role: 'manager' }),
      await api.signedIn({ role: 'manager', isOwner: true }),
    ];
    const colleague = await newAccount(database.db, { role: 'manager' });
    for (const id of [colleague, owner.accountId, manager.accountId, 999_999_999]) {
      expect(await askAbout(manager, id)).toEqual(Array(5).fill(404));
    }
    expect(await askAbout(owner, 999_999_999)).toEqual(Array(5).fill(404));
    expect(await askAbout(owner, colleague)).toEqual(Array(5).fill(200));
    expect(await askAbout(owner, owner.accountId)).toEqual([200, 200, 403, 403, 403]);
  });
});

describe('a number that the database cannot hold', () => {
  const beyond = 2 ** 31;

  it('is a wrong field, no failure of ours', async () => {
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
