import { describe, expect, it } from 'vitest';
import { openPaperWorld } from './paper-world.steps.ts';

const { database, api, staff, steps, newClient, bought, shared, notice, noticesOf } = await openPaperWorld();

describe('R99 a paper', () => {
  it('is a draft that staff alone see, until it is shared', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const { body: draft } = await steps.send(staff, id, 'inspection', {
      query: { number: 'QI-77', validUntil: '2027-01-31' },
    });
    expect(draft).toMatchObject({ version: 1, state: 'draft' });
    expect(await steps.papersOf(client, id)).toEqual([]);
    expect((await steps.open(client, draft.id)).statusCode).toBe(404);
    expect((await steps.open(staff, draft.id)).statusCode).toBe(200);

    const { status, body } = await steps.edit(staff, { ...draft, state: 'shared' });
    expect({ status, body }).toEqual({ status: 200, body: { id: draft.id, version: 2, state: 'shared' } });
    const view = await steps.page(client, id);
    expect(view.carPapers.papers).toMatchObject([
      { kind: 'inspection', number: 'QI-77', validUntil: '2027-01-31', state: 'shared', desk: null },
    ]);
    expect(view.documents).toEqual([
      { name: 'Inspection QI-77', path: `/v1/purchased-cars/document?id=${draft.id}`, type: 'pdf' },
    ]);
    expect((await steps.list(client)).body.list.map(({ documents }) => documents)).toEqual([1]);
    expect((await steps.logsOf(id)).slice(-2).map(({ action }) => action)).toEqual([
      'purchase.paper-sent',
      'purchase.paper-share',
    ]);
  });

  it('is saved as a document of no site, and its first opening by the client is kept', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id);
    await steps.open(staff, paper.id);
    expect((await steps.papersOf(staff, id))[0]?.desk).toMatchObject({ openedAt: null });
    const { statusCode, headers } = await steps.open(client, paper.id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Inspection.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    await steps.open(client, paper.id);
    const [seen] = await steps.papersOf(staff, id);
    expect(seen?.desk?.openedAt).not.toBeNull();
    expect(seen?.desk?.can).toMatchObject({ unshare: false, withdraw: true });
    expect((await steps.logsOf(id)).filter(({ action }) => action === 'purchase.paper-opened')).toHaveLength(1);
  });

  it('is told once in ten minutes, however many are shared', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    for (const kind of ['inspection', 'insurance', 'booking']) await shared(id, kind);
    await steps.send(staff, id, 'other');
    await notice();
    expect((await noticesOf(client)).map(({ message, purchaseId }) => [message.en, purchaseId])).toEqual([
      ['3 new papers of your car', id],
    ]);
    await shared(id, 'radiation');
    const { rows } = await database.pool.query<{ run_at: Date }>(
      `select run_at from graphile_worker.jobs where key = 'papers-shared:${id}'`,
    );
    const told = await database.pool.query<{ at: Date }>(
      'select max(told_at) as at from car_paper_purchase where purchase_id = $1',
      [id],
    );
    expect((rows[0]?.run_at.getTime() ?? 0) - (told.rows[0]?.at.getTime() ?? 0)).toBe(600_000);
    await notice();
    expect((await noticesOf(client)).map(({ message }) => message.en)).toEqual([
      '3 new papers of your car',
      'A new paper of your car',
    ]);
  });

  it('is changed over the version that was seen, by staff with the right to logistics', async () => {
    const [client, stranger, dealer] = [await newClient(), await newClient(), await api.signedIn({ role: 'dealer' })];
    await database.db
      .updateTable('account')
      .set({ dealer_id: dealer.accountId })
      .where('id', '=', client.accountId)
      .execute();
    const { id } = await bought(client);
    const paper = await shared(id);
    const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    for (const by of [client, stranger, dealer, without]) {
      expect((await steps.send(by, id, 'other')).status).toBe(403);
      expect((await steps.edit(by, { ...paper, title: 'mine' })).status).toBe(403);
    }
    for (const by of [stranger, dealer]) {
      expect((await steps.open(by, paper.id)).statusCode).toBe(404);
      expect((await steps.zip(by, id)).statusCode).toBe(404);
    }
    expect((await steps.open(without, paper.id)).statusCode).toBe(200);
    expect((await steps.page(without, id)).carPapers.can.upload).toBe(false);
    expect(await steps.edit(staff, { ...paper, version: 1, title: 'late' })).toMatchObject({ status: 409 });
    expect((await steps.edit(staff, { ...paper, title: 'JEVIC' })).body).toMatchObject({ version: 3 });
    // The same again is no change.
    expect((await steps.edit(staff, { ...paper, version: 3, title: 'JEVIC' })).body).toMatchObject({ version: 3 });
  });

  it('of a house or customs is never shared', async () => {
    const { id } = await bought(await newClient());
    for (const kind of ['house_invoice', 'export_permit']) {
      const { body } = await steps.send(staff, id, kind);
      expect(await steps.edit(staff, { ...body, state: 'shared' })).toMatchObject({
        status: 422,
        body: { data: { fields: { state: {} } } },
      });
    }
  });

  it('is withdrawn with a reason, which the client does not read', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const paper = await shared(id);
    expect(await steps.edit(staff, { ...paper, state: 'withdrawn' })).toMatchObject({ status: 422 });
    const { body } = await steps.edit(staff, { ...paper, state: 'withdrawn', reason: 'another car' });
    expect(await steps.papersOf(client, id)).toEqual([]);
    expect((await steps.open(client, paper.id)).statusCode).toBe(404);
    expect(await steps.papersOf(staff, id)).toMatchObject([
      { state: 'withdrawn', desk: { reason: 'another car', can: { restore: true } } },
    ]);
    expect((await steps.edit(staff, { ...body, state: 'draft' })).body.state).toBe('draft');
  });

  it('has versions: the buyer has the newest, and is told how many there were', async () => {
    const client = await newClient();
    const { id } = await bought(client);
    const first = await shared(id);
    const second = (await steps.send(staff, id, 'inspection', { query: { replaces: String(first.id) } })).body;
    const third = (await steps.send(staff, id, 'inspection', { query: { replaces: String(second.id) } })).body;
    expect(third.state).toBe('shared');
    expect(await steps.papersOf(client, id)).toMatchObject([{ id: third.id, earlier: 2 }]);
    expect((await steps.open(client, first.id)).statusCode).toBe(404);
    expect((await steps.open(staff, first.id)).statusCode).toBe(200);
    expect((await steps.papersOf(staff, id)).map(({ state }) => state)).toEqual(['shared', 'replaced', 'replaced']);
    expect(await steps.send(staff, id, 'inspection', { query: { replaces: String(first.id) } })).toMatchObject({
      status: 409,
    });
    expect(await steps.send(staff, id, 'other', { query: { replaces: String(third.id) } })).toMatchObject({
      status: 422,
    });
  });
});

describe('R99 the papers of a void car', () => {
  it('are for staff alone, and a car that stands keeps those that it shares', async () => {
    const client = await newClient();
    const [gone, stays] = [await bought(client), await bought(client)];
    const [own, both] = [await shared(gone.id), await shared([gone.id, stays.id])];
    await steps.undo(gone.bidId);
    expect(await steps.papersOf(client, gone.id)).toEqual([]);
    expect((await steps.open(client, own.id)).statusCode).toBe(404);
    expect((await steps.papersOf(client, stays.id)).map(({ id }) => id)).toEqual([both.id]);
    expect(await steps.papersOf(staff, gone.id)).toHaveLength(2);
    expect((await steps.open(staff, own.id)).statusCode).toBe(200);
  });
});

describe('R99 other cars for a paper', () => {
  it('are those of the same client that stand, those on the same ship first', async () => {
    const client = await newClient();
    const [own, other, same] = [await bought(client), await bought(client), await bought(client)];
    await database.db
      .updateTable('purchase')
      .set({ voyage: 'Vostok 214', shipping_line: 'Seawin' })
      .where('id', 'in', [own.id, same.id])
      .execute();
    await bought(await newClient());
    const voided = await bought(client);
    await steps.undo(voided.bidId);
    expect((await steps.cars(staff, own.id)).body.cars.map(({ id, isOnSameVoyage }) => [id, isOnSameVoyage])).toEqual([
      [same.id, true],
      [other.id, false],
    ]);
  });
});
