import { apiRoot } from '@seri/contract/headers';
import type { Start } from '@seri/contract/screens/start.schema';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstContent } from '../../people/company/first-content.data.ts';
import { ledgerSteps } from '../../trade/ledger/ledger.steps.ts';

let database: TestDatabase;
let api: TestApi;
let manager: TestUser;
let steps: ReturnType<typeof ledgerSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = ledgerSteps(api, database);
  manager = await api.signedIn({ role: 'manager', isOwner: true });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const minimum = firstContent.firstRemittanceMinimum;
const cardOf = async (user: TestUser) => (await api.ask<Start>(user, { url: `${apiRoot}/user/start` })).body.card;

const details = {
  beneficiary: 'Example Trading',
  account: '000-0000001',
  bank: 'Example Bank',
  branch: '',
  swift: 'EXMPJPJT',
  address: '',
};

async function keepBank(kept: typeof details | null): Promise<void> {
  const last = await database.db
    .selectFrom('bank_details')
    .select((row) => row.fn.max('version').as('version'))
    .execute();
  const version = (last[0]?.version ?? 0) + 1;
  const values = { version, details: kept && JSON.stringify(kept), changed_by: manager.accountId };
  await database.db.insertInto('bank_details').values(values).execute();
}

describe('R65 the card of an account that may not bid yet', () => {
  it('says what is done and next, what to pay and who answers; without bank details there are none', async () => {
    await keepBank(null);
    const user = await api.signedIn({ role: 'restricted', email: 'new@test.seri' });
    expect(await cardOf(user)).toEqual({
      next: 'deposit',
      email: 'new@test.seri',
      isConfirmed: true,
      minimum,
      reference: paymentReference(user.accountId),
      bank: null,
      contact: {
        name: firstContent.name,
        email: firstContent.contacts.email,
        whatsapp: firstContent.contacts.whatsapp,
      },
    });
  });

  it('shows the newest bank details with the date of their change', async () => {
    await keepBank({ ...details, account: '000-0000000' });
    await keepBank(details);
    const card = await cardOf(await api.signedIn({ role: 'restricted' }));
    expect(card?.bank).toEqual({ details, changedAt: '2026-11-18T03:00:00.000Z' });
  });

  it('names the manager of the account, unless that is no manager any more', async () => {
    const managerId = await newAccount(database.db, { role: 'manager', email: 'kenji@test.seri' });
    const change = (to: object) => database.db.updateTable('account').set(to).where('id', '=', managerId).execute();
    await change({ mobile: '+81 90 5550 0173', full_name: 'Kenji Morita' });
    const user = await api.signedIn({ role: 'restricted', managerId });
    expect((await cardOf(user))?.contact).toEqual({
      name: 'Kenji Morita',
      email: 'kenji@test.seri',
      whatsapp: '+81 90 5550 0173',
    });
    await change({ mobile: '' });
    expect((await cardOf(user))?.contact).toMatchObject({ name: 'Kenji Morita', whatsapp: null });
    await change({ role_id: roleIds.disabled });
    expect((await cardOf(user))?.contact.name).toBe(firstContent.name);
  });

  it('asks for the confirmation first, and tells no bank details before it', async () => {
    await keepBank(details);
    const card = await cardOf(await api.signedIn({ role: 'restricted', emailConfirmed: false }));
    expect(card).toMatchObject({ next: 'email', isConfirmed: false, bank: null });
  });

  it('is gone once the deposit is booked; one below the minimum changes nothing', async () => {
    const user = await api.signedIn({ role: 'restricted' });
    await steps.remit(manager, user.accountId, minimum - 1);
    expect(await cardOf(user)).toMatchObject({ next: 'deposit', minimum });
    await steps.remit(manager, user.accountId, minimum);
    expect(await cardOf(user)).toBeNull();
    const { events } = await steps.traceOf(user.accountId);
    expect(events.map(({ name }) => name)).toContain('account.changed');
  });

  it('asks to write to us where no deposit opens bidding, and tells no bank details', async () => {
    await keepBank(details);
    const paid = await api.signedIn({ role: 'restricted' });
    await steps.remit(manager, paid.accountId, minimum);
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.restricted })
      .where('id', '=', paid.accountId)
      .execute();
    const refused = await api.signedIn({ role: 'client', overrides: { biddingAllowed: false } });
    for (const user of [paid, refused, await api.signedIn({ role: 'guest' })])
      expect(await cardOf(user)).toMatchObject({ next: 'ask', bank: null });
  });

  it.each<RoleName>(['client', 'vip', 'troublesome', 'dealer', 'manager'])('is not for a %s', async (role) => {
    expect(await cardOf(await api.signedIn({ role }))).toBeNull();
  });

  it('is not for a restricted account that may bid all the same, nor for a manager who may not', async () => {
    expect(await cardOf(await api.signedIn({ role: 'restricted', overrides: { biddingAllowed: true } }))).toBeNull();
    expect(await cardOf(await api.signedIn({ role: 'manager', overrides: { biddingAllowed: false } }))).toBeNull();
  });
});

describe('R64 bank details', () => {
  it('stand in nothing that a visitor gets', async () => {
    await keepBank(details);
    for (const path of ['/site/company', '/site/portal', '/site/bank-details', '/user/start'])
      expect((await api.app.inject(apiRoot + path)).body).not.toContain(details.account);
  });
});
