import { apiRoot } from '@seri/contract/headers';
import type { Flag } from '@seri/domain/people/permissions';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let manager: TestUser;
let owner: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  manager = await api.signedIn({ role: 'manager' });
  owner = await api.signedIn({ role: 'manager', isOwner: true });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

interface ListedRole {
  roleId: number;
  version: number;
  permission: Record<Flag, boolean>;
  can: { flags: Flag[] };
}

async function roleOf(reader: TestUser, roleId: number): Promise<ListedRole | undefined> {
  const { body } = await api.ask<{ roles: ListedRole[] }>(reader, { url: `${apiRoot}/user/roles` });
  return body.roles.find((role) => role.roleId === roleId);
}

async function change(actor: TestUser, roleId: number, overrides: Partial<Record<Flag, boolean | null>>, version = 0) {
  const expected = version || ((await roleOf(actor, roleId))?.version ?? 1);
  return api.ask(actor, {
    method: 'PUT',
    url: `${apiRoot}/user/role-flags`,
    payload: { roleId, version: expected, overrides },
  });
}

async function permissionOf(user: TestUser, flag: Flag): Promise<boolean | undefined> {
  const { body } = await api.ask(user, { url: `${apiRoot}/user/view-profile` });
  return (body as { permission: Record<Flag, boolean> }).permission[flag];
}

async function countEvents({ accountId }: TestUser): Promise<number> {
  const events = database.db.selectFrom('outbox').select('id').where('name', '=', 'account.changed');
  return (await events.where('audience', '=', `account:${accountId}`).execute()).length;
}

describe('R4, R21 the flags of a role', () => {
  it('change at once for every account of the role, except for overridden flags', async () => {
    const guest = await api.signedIn({ role: 'guest' });
    const special = await api.signedIn({ role: 'guest', overrides: { bikeView: false } });
    expect(await change(manager, roleIds.guest, { bikeView: true })).toMatchObject({ status: 200 });
    expect([await permissionOf(guest, 'bikeView'), await permissionOf(special, 'bikeView')]).toEqual([true, false]);
    expect(await countEvents(guest)).toBe(1);
    await change(manager, roleIds.guest, { bikeView: null });
    expect(await permissionOf(guest, 'bikeView')).toBe(false);
  });

  it('apply to accounts with the former id of the role', async () => {
    const former = await api.signedIn({ roleId: 984 });
    await change(manager, roleIds.restricted, { downloadPhotos: true });
    expect(await permissionOf(former, 'downloadPhotos')).toBe(true);
    expect(await countEvents(former)).toBe(1);
  });

  it('of staff work are changed by owners only; those of managers and of unknown roles by nobody', async () => {
    expect((await change(manager, roleIds.dealer, { adjustmentPriceShow: true })).body.code).toBe('NOT_YOURS_TO_GIVE');
    expect((await change(owner, roleIds.dealer, { adjustmentPriceShow: true })).status).toBe(200);
    expect((await change(owner, roleIds.manager, { shareCar: false })).body.code).toBe('NOT_YOURS_TO_GIVE');
    expect((await change(owner, 4711, { shareCar: true })).body.code).toBe('NOT_YOURS_TO_GIVE');
    expect((await roleOf(manager, roleIds.dealer))?.can.flags).not.toContain('adjustmentPriceShow');
    expect((await roleOf(owner, roleIds.dealer))?.can.flags).toContain('adjustmentPriceShow');
    expect(await roleOf(owner, roleIds.manager)).toBeUndefined();
  });

  it('are written by only one of two concurrent changes', async () => {
    const { version = 0 } = (await roleOf(manager, roleIds.vip)) ?? {};
    const answers = await Promise.all([
      change(manager, roleIds.vip, { shareCar: false }, version),
      change(owner, roleIds.vip, { downloadPhotos: false }, version),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await roleOf(owner, roleIds.vip))?.version).toBe(version + 1);
  });
});
