import { describe, expect, it } from 'vitest';
import { readPaperFacts } from './car-papers.query.ts';
import { openPaperWorld } from './paper-world.steps.ts';

const { database, staff, steps, costOf, newClient, bought, pay, shared, follow, notice, noticesOf } =
  await openPaperWorld();

describe('R99 a bill of lading', () => {
  it('is held while money is open: the client sees why, and gets it as soon as that is allocated', async () => {
    const client = await newClient();
    const { id } = await bought(client, 574_900);
    const missing = await costOf(id);
    const paper = await shared(id, 'bill_of_lading');
    expect(paper.state).toBe('held');
    expect(await steps.papersOf(client, id)).toMatchObject([
      { state: 'held', path: null, held: { open: missing, isFreightUnknown: false } },
    ]);
    expect((await steps.page(client, id)).documents).toEqual([]);
    const refused = await steps.open(client, paper.id);
    expect([refused.statusCode, refused.json<{ code: string; data: object }>()]).toMatchObject([
      403,
      { code: 'DOCUMENT_HELD', data: { open: missing } },
    ]);
    expect((await steps.open(await newClient(), paper.id)).statusCode).toBe(404);
    expect((await steps.zip(client, id)).statusCode).toBe(404);
    await pay(client, id);
    // Before any job has run.
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
    expect(await steps.papersOf(client, id)).toMatchObject([{ state: 'shared', held: null }]);
  });

  it('is shared for good by the job that follows the money, and stays so when the bank takes it back', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id, 'bill_of_lading');
    await follow();
    expect((await readPaperFacts(database.db, [id])).get(id)).toMatchObject([{ state: 'held' }]);
    await pay(client, id);
    await follow();
    expect((await readPaperFacts(database.db, [id])).get(id)).toMatchObject([
      { kind: 'bill_of_lading', state: 'shared' },
    ]);
    await notice();
    expect(await noticesOf(client)).toHaveLength(1);
    expect((await steps.correct(staff, client.accountId, -500_000)).status).toBe(200);
    await follow();
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
  });

  it('waits for freight that is expected, and for one that nobody knows', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    await pay(client, id);
    const values = { purchase_id: id, kind: 'freight', state: 'expected', note: '', entered_by: staff.accountId };
    const freight = await database.db
      .insertInto('charge')
      .values({ ...values, amount: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paper = await shared(id, 'sea_waybill');
    expect((await steps.papersOf(client, id))[0]?.held).toEqual({ open: 0, isFreightUnknown: true });
    await database.db.updateTable('charge').set({ amount: 90_000 }).where('id', '=', freight.id).execute();
    expect((await steps.papersOf(client, id))[0]?.held).toEqual({ open: 90_000, isFreightUnknown: false });
    await database.db.updateTable('charge').set({ state: 'dropped' }).where('id', '=', freight.id).execute();
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
  });

  it('is released against open money with a reason, which is logged', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id, 'bill_of_lading');
    expect(await steps.edit(staff, { ...paper, state: 'shared' })).toMatchObject({
      status: 422,
      body: { data: { fields: { reason: {} } } },
    });
    const { body } = await steps.edit(staff, { ...paper, state: 'shared', reason: 'a bank guarantee' });
    expect(body.state).toBe('shared');
    expect((await steps.logsOf(id)).at(-1)).toMatchObject({
      action: 'purchase.paper-release',
      detail: { reason: 'a bank guarantee' },
    });
    expect((await steps.edit(staff, { ...body, state: 'held' })).body.state).toBe('held');
    expect((await steps.open(client, paper.id)).statusCode).toBe(403);
  });

  it('for several cars waits for each of them, and is for cars of one client', async () => {
    const client = await newClient();
    const [one, two] = [await bought(client), await bought(client, 700_000)];
    const foreign = await bought(await newClient());
    const paper = await shared([one.id, two.id], 'bill_of_lading');
    expect((await steps.papersOf(client, one.id))[0]?.purchases).toEqual([one.id, two.id]);
    await pay(client, one.id);
    expect((await steps.open(client, paper.id)).statusCode).toBe(403);
    await pay(client, two.id);
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
    expect(await steps.send(staff, [one.id, foreign.id], 'other')).toMatchObject({
      status: 422,
      body: { data: { fields: { purchases: {} } } },
    });
    const [seen] = await steps.papersOf(staff, one.id);
    expect(
      await steps.edit(staff, { id: paper.id, version: seen?.version ?? 0, purchases: [one.id, foreign.id] }),
    ).toMatchObject({ status: 422 });
    expect(await steps.send(staff, [one.id, 999_999_999], 'other')).toMatchObject({ status: 404 });
  });

  it('that gets another car waits for its money too, until a client has opened it', async () => {
    const client = await newClient();
    const one = await bought(client);
    await pay(client, one.id);
    const paper = await shared(one.id, 'bill_of_lading');
    expect(paper.state).toBe('shared');
    const two = await bought(client);
    const both = (await steps.edit(staff, { ...paper, state: undefined, purchases: [one.id, two.id] })).body;
    expect(both.state).toBe('held');
    expect((await steps.papersOf(client, two.id)).map(({ id }) => id)).toEqual([paper.id]);
    expect((await steps.edit(staff, { ...both, state: undefined, purchases: [one.id] })).body.state).toBe('held');
    expect(await steps.papersOf(client, two.id)).toEqual([]);
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
  });
});
