import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientsSteps } from '../../people/clients/clients.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof clientsSteps>;
let manager: TestUser;
let owner: TestUser;
const ids: Record<string, number> = {};

async function person(name: string, data: object, account: NewAccount = {}): Promise<void> {
  const id = await newAccount(database.db, account);
  ids[name] = id;
  await database.db.updateTable('account').set(data).where('id', '=', id).execute();
}

async function book(name: string, amount: number): Promise<void> {
  await database.db
    .insertInto('ledger_entry')
    .values({ account_id: ids[name] ?? 0, number: 1, kind: 'correction', amount, balance: amount, reason: 'test' })
    .execute();
}

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = clientsSteps(api, database);
  manager = await api.signedIn({ role: 'manager', email: 'boss@desk.test' });
  owner = await api.signedIn({ role: 'manager', isOwner: true, email: 'head@desk.test' });
  const mine = { manager_id: manager.accountId };
  await person('anna', { full_name: 'Anna Berg', company: 'Nord 100% Auto', mobile: '+46 70-123 45 67', ...mine });
  await person('bela', { full_name: 'Bela_Kiss', company: 'Pest Cars', last_login_at: new Date(), ...mine });
  await person('oleg', { full_name: 'Олег Баранов', company: 'Восток', credit_limit: 500 }, { role: 'vip' });
  await person('dora', { full_name: 'dora Diaz', company: '' }, { role: 'dealer' });
  await person('zoe', { full_name: 'Zoe Old', dealer_id: ids.dora }, { roleId: 984 });
  await book('anna', -700);
  await book('bela', 300);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

afterEach(() => database.db.deleteFrom('account').where('full_name', '=', many).execute());

const many = 'Many';
const addMany = async (count: number) => {
  for (let number = 0; number < count; number += 1) await person(`more-${number}`, { full_name: many });
};
const everybody = ['anna', 'bela', 'dora', 'oleg', 'zoe'];

async function namesOf(by: TestUser, query: Parameters<typeof steps.list>[1]): Promise<string[]> {
  const { body } = await steps.list(by, query);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return body.clients.map(({ id }) => names.get(id) ?? `#${id}`);
}

const shown = async (query: Parameters<typeof steps.list>[1]) =>
  (await namesOf(manager, { scope: 'all', ...query })).toSorted((a, b) => a.localeCompare(b));

describe('R26 the list of clients', () => {
  it('shows the reader’s own clients by default, all on request, and staff to owners only', async () => {
    expect(await namesOf(manager, {})).toEqual(['anna', 'bela']);
    expect(await namesOf(manager, { scope: 'mine' })).toEqual(['anna', 'bela']);
    expect(await namesOf(owner, { scope: 'mine' })).toEqual([]);
    expect(await shown({})).toEqual(everybody);
    expect(await namesOf(manager, { scope: 'staff' })).toEqual([]);
    const { body } = await steps.list(owner, { scope: 'staff' });
    expect(body.clients.map(({ id }) => id)).toEqual([manager.accountId, owner.accountId]);
  });

  it('hides staff from managers, also in search and by role', async () => {
    expect(await shown({ search: 'desk.test' })).toEqual([]);
    expect(await shown({ role: String(roleIds.manager) })).toEqual([]);
    expect((await steps.search(manager, 'desk.test')).body).toEqual([]);
    expect((await steps.search(owner, 'desk.test')).body).toEqual([]);
  });

  it('shows balance, limit, role, manager and dealer', async () => {
    const { full_name: name } = await steps.account(manager.accountId);
    const { body } = await steps.list(manager, { scope: 'all' });
    const rowOf = (id = 0) => body.clients.find((client) => client.id === id);
    expect(rowOf(ids.anna)).toMatchObject({ balance: -700, manager: name, dealer: null, userLevel: 'client' });
    expect(rowOf(ids.zoe)).toMatchObject({ balance: 0, manager: null, dealer: 'dora Diaz', userLevel: 'restricted' });
    expect(body.pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: 5, totalResults: 5 });
  });

  it.each([
    ['a name, in any case', 'ANNA b', ['anna']],
    ['a Russian name, in any case', 'БАРАН', ['oleg']],
    ['a company', 'pest c', ['bela']],
    ['digits of a telephone, however grouped', '701 23-45', ['anna']],
    ['a percent sign as a sign', '100%', ['anna']],
    ['an underscore as a sign', 'a_k', ['bela']],
    ['nothing but a percent sign', '%', ['anna']],
    ['a backslash', '\\', []],
    ['spaces around', '  zoe  ', ['zoe']],
    ['spaces only', '   ', everybody],
  ])('finds by %s', async (_, search, names) => {
    expect(await shown({ search })).toEqual(names);
  });

  it('finds by e-mail and by client id', async () => {
    const { email } = await steps.account(ids.dora ?? 0);
    expect(await shown({ search: email.toUpperCase() })).toEqual(['dora']);
    expect(await shown({ search: String(ids.dora) })).toContain('dora');
    expect(await shown({ search: `#${ids.dora}` })).toEqual(['dora']);
    expect(await shown({ search: '9'.repeat(30) })).toEqual([]);
  });

  it('filters by role', async () => {
    expect(await shown({ role: String(roleIds.dealer) })).toEqual(['dora']);
    expect(await shown({ role: String(roleIds.restricted) })).toEqual(['zoe']);
    expect(await shown({ role: '4711' })).toEqual([]);
  });

  it.each([
    [{ sort: 'balance' }, ['anna', 'oleg', 'dora', 'zoe', 'bela']],
    [{ sort: 'balance', order: 'DESC' }, ['bela', 'oleg', 'dora', 'zoe', 'anna']],
    [{ sort: 'creditLimit', order: 'DESC' }, ['oleg', 'anna', 'bela', 'dora', 'zoe']],
    [{ sort: 'lastLogin', order: 'DESC' }, ['bela', 'anna', 'oleg', 'dora', 'zoe']],
    [{ sort: 'lastLogin' }, ['bela', 'anna', 'oleg', 'dora', 'zoe']],
    [{ sort: 'createdAt' }, ['anna', 'bela', 'oleg', 'dora', 'zoe']],
    [{}, ['anna', 'bela', 'dora', 'zoe', 'oleg']],
  ] as const)('sorts by %o', async (sorting, names) => {
    expect(await namesOf(manager, { scope: 'all', ...sorting })).toEqual(names);
  });

  it('lists each client once over its pages', async () => {
    await addMany(20);
    const pages = [await shown({ page: '1' }), await shown({ page: '2' })];
    expect(pages.map((page) => page.length)).toEqual([20, 5]);
    expect(new Set(pages.flat()).size).toBe(25);
  });
});

describe('the search for a client to choose', () => {
  it('labels each with name, company and id', async () => {
    expect((await steps.search(manager, 'anna')).body).toEqual([
      { value: ids.anna, label: `Anna Berg · Nord 100% Auto · #${ids.anna}` },
    ]);
    expect((await steps.search(manager, 'dora')).body).toEqual([
      { value: ids.dora, label: `dora Diaz · #${ids.dora}` },
    ]);
  });

  it('finds at most twenty', async () => {
    await addMany(25);
    expect((await steps.search(manager, many)).body).toHaveLength(20);
  });

  it('requires four characters', async () => {
    expect(await steps.search(manager, 'ann')).toMatchObject({ status: 422 });
    expect(await steps.search(manager, ' ann ')).toMatchObject({ status: 422 });
  });
});
