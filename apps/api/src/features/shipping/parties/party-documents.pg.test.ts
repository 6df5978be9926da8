import { randomUUID } from 'node:crypto';
import { runJobs } from '@seri/api/testkit/jobs';
import { afterEach, describe, expect, it } from 'vitest';
import { partiesHandlers } from './parties.jobs.ts';
import { alexei, openParties, otieno, passport } from './parties.steps.ts';

const { database, api, staff, bought, save, page, book, move, ship, setColumns, setNow, undo } = await openParties();

const withPassport = { ...alexei, document: passport };
const documentsOf = async (id: number) => {
  const columns = database.db.selectFrom('purchase').select(['consignee_document', 'notify_document']);
  return columns.where('id', '=', id).executeTakeFirstOrThrow();
};
async function eraseAt(at: string) {
  await setNow(at);
  await database.pool.query(`select graphile_worker.add_job('parties.erase-documents', '{}')`);
  await runJobs(database, partiesHandlers(api.platform));
}

afterEach(() => setNow('2026-11-18T03:00:00Z'));

describe('R100 the identity document of a party', () => {
  it('! is in no log, event, notice, job, mail or answer of a key, only in its columns', async () => {
    const { buyer, id, version } = await bought();
    const both = { consignee: withPassport, notifyParty: { ...otieno, document: passport }, sameAsConsignee: false };
    const key = randomUUID();
    await save(buyer, { id, version, ...both }, key);
    await save(buyer, { id, version, ...both }, key);
    await save(staff, {
      id,
      version: version + 1,
      ...both,
      consignee: { ...withPassport, document: 'ID 777 888 999' },
    });
    const { rows: tables } = await database.owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker')`,
    );
    const found = [];
    for (const { name } of tables) {
      const { rowCount } = await database.owner.query(
        `select from ${name} as one where one::text like '%4509 123456%' or one::text like '%777 888%'`,
      );
      if (rowCount) found.push(name);
    }
    expect(found.toSorted()).toEqual(['public.party_book', 'public.purchase']);
    const { rows } = await database.pool.query<{ consignee: object; notify_party: object }>(
      `select consignee, notify_party from purchase where id = $1`,
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain('4509');
    expect(JSON.stringify(api.mails)).not.toContain('4509');
    const logs = await database.db
      .selectFrom('action_log')
      .select('detail')
      .where('subject', '=', `purchase:${id}`)
      .where('action', '=', 'purchase.parties-changed')
      .orderBy('id')
      .execute();
    expect(logs.at(-1)?.detail).toEqual({ from: {}, to: { 'consignee.document': 'changed' } });
  });

  it('is read by the buyer and staff, and stays unless it is named', async () => {
    const { buyer, id, version } = await bought();
    await save(buyer, { id, version, consignee: withPassport });
    for (const by of [buyer, staff]) expect((await page(by, id)).consignee.document).toBe(passport);
    await save(staff, { id, version: version + 1, consignee: { ...alexei, port: 'Almaty' } });
    expect((await page(buyer, id)).consignee).toMatchObject({ document: passport, port: 'Almaty' });
    await save(buyer, { id, version: version + 2, consignee: { ...alexei, document: '' } });
    expect((await page(buyer, id)).consignee.document).toBe('');
    expect((await book(buyer)).parties).toMatchObject([{ fullName: alexei.fullName, document: '' }]);
  });
});

it('R83 the log forgets the parties of one person at once', async () => {
  const [one, other] = [await bought(), await bought()];
  for (const { buyer, id, version } of [one, other]) await save(buyer, { id, version });
  const logsOfParties = async (id: number) => {
    const logs = database.db.selectFrom('action_log').select('detail').where('subject', '=', `purchase:${id}`);
    return JSON.stringify(await logs.where('action', '=', 'purchase.parties-changed').execute());
  };
  await database.pool.query('select forget_in_log($1)', [one.buyer.accountId]);
  expect(await logsOfParties(one.id)).not.toContain(alexei.fullName);
  expect(await logsOfParties(one.id)).toContain('consignee.fullName');
  expect(await logsOfParties(other.id)).toContain(alexei.fullName);
});

describe('R100 twelve months after its delivery', () => {
  it('! a document is erased on that day in Japan, and not a second before', async () => {
    const { buyer, id, version } = await bought();
    await save(buyer, { id, version, consignee: withPassport, notifyParty: withPassport, sameAsConsignee: false });
    await ship(staff, id, version + 1, { dischargePort: 'Busan' });
    const passed = [1, 2, 3].map((status) => ({ status, on: null }));
    const skipped = [...passed, { status: 4, on: '2026-11-12' as const }];
    const arrived = await move(staff, { id, version: version + 2, status: 5, on: '2026-11-17', skipped });
    expect(arrived.status).toBe(200);
    await eraseAt('2027-11-16T14:59:59Z');
    expect(await documentsOf(id)).toEqual({ consignee_document: passport, notify_document: passport });
    await eraseAt('2027-11-16T15:00:00Z');
    expect(await documentsOf(id)).toEqual({ consignee_document: '', notify_document: '' });
    const last = await database.db
      .selectFrom('action_log')
      .select(['action', 'account_id', 'on_behalf_of'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({
      action: 'purchase.documents-erased',
      account_id: null,
      on_behalf_of: buyer.accountId,
    });
  });

  it('so is that of a purchase that came to an end; of one on its way it stays', async () => {
    const [ended, sailing] = [await bought(), await bought()];
    for (const { buyer, id, version } of [ended, sailing]) await save(buyer, { id, version, consignee: withPassport });
    const { bid_id: bidId } = await database.db
      .selectFrom('purchase')
      .select('bid_id')
      .where('id', '=', ended.id)
      .executeTakeFirstOrThrow();
    await undo(bidId);
    await setColumns(sailing.id, { status: 4 });
    await eraseAt('2027-11-17T14:59:59Z');
    expect((await documentsOf(ended.id)).consignee_document).toBe(passport);
    await eraseAt('2027-11-17T15:00:00Z');
    expect((await documentsOf(ended.id)).consignee_document).toBe('');
    expect((await documentsOf(sailing.id)).consignee_document).toBe(passport);
  });

  it('so is that of a party of the book that nobody has named since', async () => {
    const { buyer, id, version } = await bought();
    await save(buyer, { id, version, consignee: withPassport });
    const inBook = async () => {
      const entry = database.db.selectFrom('party_book').select(['document', 'party']);
      return entry.where('account_id', '=', buyer.accountId).executeTakeFirstOrThrow();
    };
    await eraseAt('2027-11-17T14:59:59Z');
    expect(await inBook()).toMatchObject({ document: passport });
    await eraseAt('2027-11-17T15:00:00Z');
    expect(await inBook()).toMatchObject({ document: '', party: { fullName: alexei.fullName } });
  });
});
