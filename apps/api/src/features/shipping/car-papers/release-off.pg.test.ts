import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPaperWorld } from './paper-world.steps.ts';

const { database, staff, steps, costOf, newClient, bought, pay, shared, follow, setBilling } = await openPaperWorld();

const reason = 'a bank guarantee';
const release = async (id: number, paperId: number) => {
  const seen = (await steps.papersOf(staff, id)).find((paper) => paper.id === paperId);
  return steps.edit(staff, { id: paperId, version: seen?.version ?? 0, state: 'shared', reason });
};
const deskOf = async (id: number) => (await steps.papersOf(staff, id))[0]?.desk;
const storedState = async (id: number) =>
  (await database.db.selectFrom('car_paper').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

describe('R99 a company that gives no paper before it is paid', () => {
  beforeEach(() => setBilling({ releasesUnpaid: false }));
  afterEach(() => setBilling({}));

  it('refuses to release one against open money, whatever the reason, and its staff read that first', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id, 'bill_of_lading');
    expect(await deskOf(id)).toMatchObject({ isReleaseOff: true, can: { release: false, withdraw: true } });
    const logs = (await steps.logsOf(id)).length;
    const { status, body } = await release(id, paper.id);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'RELEASE_OFF' });
    expect(body.text?.en).toMatch(/An owner may change that/);
    expect(await storedState(paper.id)).toBe('held');
    expect((await steps.logsOf(id)).length).toBe(logs);
    expect((await steps.open(client, paper.id)).statusCode).toBe(403);
  });

  it('refuses it of a draft and while the freight is unknown; what waits for no money is shared', async () => {
    const { id } = await bought(await newClient());
    const draft = (await steps.send(staff, id, 'sea_waybill')).body;
    expect(await release(id, draft.id)).toMatchObject({ status: 409, body: { code: 'RELEASE_OFF' } });
    const inspection = (await steps.send(staff, id, 'inspection')).body;
    expect(await release(id, inspection.id)).toMatchObject({ status: 200, body: { state: 'shared' } });
    const client = await newClient();
    const paid = await bought(client);
    await pay(client, paid.id);
    const values = { purchase_id: paid.id, kind: 'freight', state: 'expected', note: '', entered_by: staff.accountId };
    await database.db.insertInto('charge').values(values).execute();
    const waybill = await shared(paid.id, 'sea_waybill');
    expect(await release(paid.id, waybill.id)).toMatchObject({ status: 409, body: { code: 'RELEASE_OFF' } });
  });

  it('gives it as soon as the last yen is paid, and not a yen earlier', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id, 'bill_of_lading');
    await steps.remit(staff, client.accountId, (await costOf(id)) - 1);
    expect(await release(id, paper.id)).toMatchObject({ status: 409, body: { code: 'RELEASE_OFF' } });
    expect((await steps.open(client, paper.id)).statusCode).toBe(403);
    await steps.remit(staff, client.accountId, 1);
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
    expect(await deskOf(id)).toMatchObject({ isReleaseOff: false });
    expect(await release(id, paper.id)).toMatchObject({ status: 200, body: { state: 'shared' } });
    await follow();
    expect(await storedState(paper.id)).toBe('shared');
  });

  it('leaves a paper with its client that was released before, and shares a paid one', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id, 'bill_of_lading');
    await setBilling({ releasesUnpaid: true });
    expect(await release(id, paper.id)).toMatchObject({ status: 200, body: { state: 'shared' } });
    await setBilling({ releasesUnpaid: false });
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
    const other = await bought(client);
    await pay(client, id);
    await pay(client, other.id);
    expect((await shared(other.id, 'bill_of_lading')).state).toBe('shared');
  });
});

describe('R99 a company that gives papers before they are paid', () => {
  it('is one that has said nothing: a reason is enough', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id, 'bill_of_lading');
    expect(await deskOf(id)).toMatchObject({ isReleaseOff: false, can: { release: true } });
    expect(await release(id, paper.id)).toMatchObject({ status: 200, body: { state: 'shared' } });
    expect((await steps.logsOf(id)).at(-1)).toMatchObject({ action: 'purchase.paper-release', detail: { reason } });
    expect((await steps.open(client, paper.id)).statusCode).toBe(200);
  });

  it('may also be one whose billing data are from before the switch', async () => {
    await setBilling({ legalName: 'Seri' });
    const { id } = await bought(await newClient());
    const paper = await shared(id, 'bill_of_lading');
    expect(await release(id, paper.id)).toMatchObject({ status: 200 });
  });
});
