import { formatYen } from '@seri/domain/money/money';
import { languageIds } from '@seri/domain/common/languages';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFirstRemittanceMinimum } from '../../people/company/company.query.ts';
import { ledgerHandlers } from './ledger.jobs.ts';
import { ledgerSteps } from './ledger.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof ledgerSteps>;
let manager: TestUser;
let minimum: number;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = ledgerSteps(api, database);
  manager = await api.signedIn({ role: 'manager', rights: { accounting: true } });
  minimum = await readFirstRemittanceMinimum(database.db);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function lettersTo(id: number) {
  const sent: { id: string; to: string; subject: string; text: string; html: string }[] = [];
  const mailer = {
    send: async (mail: (typeof sent)[number]) => {
      sent.push(mail);
      return 'sent' as const;
    },
    drop: async () => undefined,
    close: () => undefined,
  };
  const { entries } = await steps.traceOf(id);
  const [handler] = ledgerHandlers({ ...api.platform, mailer });
  const run = { jobId: '1', attempt: 1, signal: new AbortController().signal, log: api.platform.log };
  await handler?.run({ entryId: entries.at(-1)?.id }, run);
  return sent;
}

const jobsFor = async (id: number) => {
  const { entries } = await steps.traceOf(id);
  const { rows } = await database.pool.query<{ payload: { entryId: number } }>(
    `select payload from graphile_worker._private_jobs where payload->>'entryId' = any($1)`,
    [entries.map((entry) => String(entry.id))],
  );
  return rows.length;
};

describe('R24 the first remittance of the set minimum', () => {
  it.each([roleIds.restricted, 984])(
    'makes a restricted account (%i) a client, told by event, log and mail',
    async (roleId) => {
      const id = await newAccount(database.db, { roleId });
      await steps.remit(manager, id, minimum - 1);
      expect(await steps.account(id)).toMatchObject({ role_id: roleId, version: 1 });
      await steps.remit(manager, id, minimum);
      expect(await steps.account(id)).toMatchObject({ role_id: roleIds.client, version: 2 });
      const { logs, events } = await steps.traceOf(id);
      expect(logs.at(-1)).toMatchObject({
        account_id: manager.accountId,
        action: 'client.role-changed',
        detail: { from: { role_id: roleId }, to: { role_id: roleIds.client } },
      });
      expect(events.at(-1)).toMatchObject({ name: 'account.changed', data: { roleId: roleIds.client } });
      expect(await jobsFor(id)).toBe(1);
    },
  );

  it('is mailed to the client in the language of the account, with the amount', async () => {
    const id = await newAccount(database.db, { role: 'restricted' });
    await database.db.updateTable('account').set({ language_id: languageIds.ru }).where('id', '=', id).execute();
    await steps.remit(manager, id, minimum);
    const [letter] = await lettersTo(id);
    expect(letter).toMatchObject({
      to: (await steps.account(id)).email,
      subject: `Ставки открыты: получено ${formatYen(minimum)}`,
    });
    expect(letter?.text).toContain(`для них доступно ${formatYen(minimum)}`);
    expect(letter?.text).toContain('/balance');
    expect(letter?.html).toContain('lang="ru"');
  });

  it('is not mailed to an account that is restricted again before the mail is sent', async () => {
    const id = await newAccount(database.db, { role: 'restricted' });
    await steps.remit(manager, id, minimum);
    await database.db.updateTable('account').set({ role_id: roleIds.restricted }).where('id', '=', id).execute();
    expect(await lettersTo(id)).toEqual([]);
  });

  it('does not lift an account that is restricted again later, and keeps its sign-in', async () => {
    const user = await api.signedIn({ role: 'restricted' });
    await steps.remit(manager, user.accountId, minimum);
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.restricted })
      .where('id', '=', user.accountId)
      .execute();
    await steps.remit(manager, user.accountId, minimum * 2);
    expect(await steps.account(user.accountId)).toMatchObject({ role_id: roleIds.restricted });
    expect(await steps.payments(user)).toMatchObject({ status: 200 });
  });

  it('is not a correction', async () => {
    const id = await newAccount(database.db, { role: 'restricted' });
    await steps.correct(manager, id, minimum);
    expect(await steps.account(id)).toMatchObject({ role_id: roleIds.restricted });
  });

  const others = (Object.keys(roleIds) as RoleName[]).filter((role) => !['restricted', 'manager'].includes(role));
  it.each(others)('does not change a %s', async (role) => {
    const id = await newAccount(database.db, { role });
    await steps.remit(manager, id, minimum);
    expect(await steps.account(id)).toMatchObject({ role_id: roleIds[role], version: 1 });
    expect(await jobsFor(id)).toBe(0);
  });
});
