import { randomUUID } from 'node:crypto';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { describe, expect, it } from 'vitest';
import { alexei, openParties, otieno, russian } from './parties.steps.ts';

const { database, api, staff, bought, save, page, move, ship, setColumns, setCutOff, logsOf, toldOf, undo } =
  await openParties();

const noticesOf = async (accountId: number) => {
  const notices = database.db.selectFrom('notice').select('content').where('account_id', '=', accountId);
  return (await notices.orderBy('id').execute()).map(({ content }) => (content as { cause: string }).cause);
};

describe('R100 the parties of a car', () => {
  it('are what its buyer has saved; staff hear of it by the event alone', async () => {
    const { buyer, id, version } = await bought();
    const body = { id, version, consignee: alexei, notifyParty: otieno, sameAsConsignee: false };
    expect(await save(buyer, body)).toEqual({ status: 200, body: { version: version + 1 } });
    const view = await page(buyer, id);
    expect(view.consignee).toMatchObject({ fullName: 'Алексей Байсаров', country: 'Kazakhstan', value: '1 200 000 ¥' });
    expect(view.notifyParty).toMatchObject({ fullName: 'Otieno Auto Imports', sameAsConsignee: false });
    expect(view.parties).toEqual({
      can: { edit: true },
      isLocked: false,
      afterCutOff: false,
      papersCutOffAt: null,
      consignee: { papersName: 'Aleksei Baisarov', papersAddress: 'ul. Abaia, 40, Almaty', isComplete: true },
      notify: { papersName: 'Otieno Auto Imports', papersAddress: 'Ngong Road 214, Nairobi', isComplete: true },
    });
    expect((await toldOf(id)).slice(-2).map(({ audience }) => audience)).toEqual([
      `account:${buyer.accountId}`,
      'staff',
    ]);
    expect(await noticesOf(buyer.accountId)).toEqual([]);
    const { rows } = await database.pool.query(
      `select count(*)::int as count from graphile_worker._private_jobs where key = $1`,
      [`follow:${id}`],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('changed by staff are told to the buyer by a notice of its own', async () => {
    const { buyer, id, version } = await bought();
    expect((await save(staff, { id, version })).status).toBe(200);
    expect(await noticesOf(buyer.accountId)).toEqual(['carPartiesChanged']);
  });

  it('the same again is no change, and the log names what changed', async () => {
    const { buyer, id, version } = await bought();
    await save(buyer, { id, version });
    expect(await save(buyer, { id, version: version + 1 })).toMatchObject({ body: { version: version + 1 } });
    await save(buyer, { id, version: version + 1, consignee: { ...alexei, telephone: '+7 701 555 99 99' } });
    const logs = (await logsOf(id)).filter(({ action }) => action === 'purchase.parties-changed');
    expect(logs.map(({ detail }) => detail).slice(1)).toEqual([
      { from: { 'consignee.telephone': '+7 701 555 01 42' }, to: { 'consignee.telephone': '+7 701 555 99 99' } },
    ]);
  });

  it('a notify party follows the consignee, has its own fields, and follows again', async () => {
    const { buyer, id, version } = await bought();
    await save(buyer, { id, version, notifyParty: otieno, sameAsConsignee: false });
    expect((await page(buyer, id)).notifyParty).toMatchObject({ fullName: otieno.fullName, sameAsConsignee: false });
    await save(buyer, { id, version: version + 1, notifyParty: otieno, sameAsConsignee: true });
    expect((await page(buyer, id)).notifyParty).toMatchObject({ fullName: alexei.fullName, sameAsConsignee: true });
    const none = await save(buyer, { id, version: version + 2, notifyParty: null, sameAsConsignee: false });
    expect(none).toMatchObject({ status: 422, body: { data: { fields: { notifyParty: expect.anything() } } } });
  });

  it('take no other letters for papers, no unknown country and no broken address of mail', async () => {
    const { buyer, id, version } = await bought();
    const consignee = { ...alexei, papersName: 'Алексей', papersAddress: 'a\nb', countryId: 9999, email: 'nobody' };
    const { status, body } = await save(buyer, { id, version, consignee });
    expect(status).toBe(422);
    expect(Object.keys(body.data?.fields ?? {}).toSorted()).toEqual(
      ['countryId', 'email', 'papersAddress', 'papersName'].map((name) => `consignee.${name}`),
    );
  });
});

describe('R100 who may say who receives a car', () => {
  it.each([
    ['its buyer', 200],
    ['another client', 404],
    ['its dealer', 404],
    ['staff', 200],
    ['staff without the right to logistics', 403],
    ['nobody', 401],
  ])('%s: %i', async (who, status) => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const client = await api.signedIn({ creditLimit: 10_000_000, dealerId: dealer.accountId });
    const { id, version } = await bought({ client });
    const by = {
      'its buyer': client,
      'another client': await api.signedIn(),
      'its dealer': dealer,
      staff,
      'staff without the right to logistics': await api.signedIn({ role: 'manager', rights: { logistics: false } }),
      nobody: null,
    }[who];
    expect((await save(by ?? null, { id, version })).status).toBe(status);
    expect((await page(staff, id)).consignee.fullName).toBe(status === 200 ? alexei.fullName : '');
    if (by && status !== 404) expect((await page(by, id)).parties.can.edit).toBe(status === 200);
  });

  it.each([
    [0, 200],
    [1, 200],
    [2, 200],
    [3, 200],
    [4, 409],
    [5, 409],
    [6, 200],
  ])('its buyer at status %i: %i; staff always', async (status, answer) => {
    const { buyer, id, version } = await bought();
    await setColumns(id, { status });
    const { parties } = await page(buyer, id);
    expect(parties).toMatchObject({ can: { edit: answer === 200 }, isLocked: answer === 409 });
    const asked = await save(buyer, { id, version });
    expect(asked.status).toBe(answer);
    if (answer === 409) expect(asked.body.code).toBe('PARTY_LOCKED');
    expect((await page(staff, id)).parties.can.edit).toBe(true);
    expect((await save(staff, { id, version: answer === 200 ? version + 1 : version, consignee: otieno })).status).toBe(
      200,
    );
  });

  it('nobody, once the purchase is over', async () => {
    const { buyer, id, version } = await bought();
    const { bid_id: bidId } = await database.db
      .selectFrom('purchase')
      .select('bid_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await undo(bidId);
    for (const by of [buyer, staff]) {
      expect(await save(by, { id, version: version + 1 })).toMatchObject({ body: { code: 'STATE_CHANGED' } });
      expect((await page(by, id)).parties.can.edit).toBe(false);
    }
  });
});

describe('R100 over a version that was not seen', () => {
  it('the refusal says who was first: to staff by name, to the buyer by side', async () => {
    const { buyer, id, version } = await bought();
    await save(staff, { id, version });
    const late = { id, version, consignee: otieno };
    const changedBy = async (by: typeof buyer) => (await save(by, late)).body.data?.changedBy;
    expect(await changedBy(buyer)).toEqual({ who: 'staff', name: null });
    expect(await changedBy(staff)).toEqual({ who: 'you', name: null });
    const colleague = await api.signedIn({ role: 'manager' });
    expect(await changedBy(colleague)).toEqual({ who: 'staff', name: expect.stringMatching(/^Someone/) });
    await save(buyer, { ...late, version: version + 1 });
    expect(await changedBy(buyer)).toEqual({ who: 'you', name: null });
    expect(await changedBy(staff)).toEqual({ who: 'client', name: expect.stringMatching(/^Someone/) });
    expect((await page(staff, id)).consignee.fullName).toBe(otieno.fullName);
  });

  it.each(['the buyer', 'staff'])(
    '! of a buyer who saves and staff who let the car sail, with %s first, exactly one is taken',
    async (first) => {
      const { buyer, id, version } = await bought();
      await ship(staff, id, version, { dischargePort: 'Busan' });
      const seen = { id, version: version + 1 };
      const holder = await database.pool.connect();
      await holder.query('begin');
      await holder.query('select 1 from account where id = $1 for update', [buyer.accountId]);
      const skipped = [1, 2, 3].map((status) => ({ status, on: null }));
      const saving = () => save(buyer, seen);
      const sailing = () => move(staff, { ...seen, status: 4, skipped });
      const [one, other] = first === 'staff' ? [sailing, saving] : [saving, sailing];
      const earlier = one();
      await untilWaiting(database.pool);
      const later = other();
      await untilWaiting(database.pool);
      await holder.query('commit');
      holder.release();
      const answers = await Promise.all([earlier, later]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const saved = answers[first === 'staff' ? 1 : 0]?.status === 200;
      const view = await page(buyer, id);
      expect(view.logistics.status).toBe(saved ? 0 : 4);
      expect(view.parties.consignee.papersName).toBe(saved ? alexei.papersName : '');
      expect(view.parties.isLocked).toBe(!saved);
    },
  );

  it('! a request that is sent twice is done once', async () => {
    const { buyer, id, version } = await bought();
    const key = randomUUID();
    const both = await Promise.all([save(buyer, { id, version }, key), save(buyer, { id, version }, key)]);
    expect(both.map(({ body }) => body)).toEqual([{ version: version + 1 }, { version: version + 1 }]);
  });
});

describe('R96 a party in a country to which the car may not go', () => {
  it('is refused whoever names it and wherever the car lands, as consignee and as notify party', async () => {
    const { buyer, id, version } = await bought({ driveKind: 'hybrid' });
    await ship(staff, id, version, { dischargePort: 'Busan' });
    const seen = { id, version: version + 1 };
    for (const by of [buyer, staff]) {
      const banned = { status: 409, body: { code: 'EXPORT_BANNED', data: { verdict: 'banned' } } };
      expect(await save(by, { ...seen, consignee: russian })).toMatchObject(banned);
      expect(await save(by, { ...seen, notifyParty: russian, sameAsConsignee: false })).toMatchObject(banned);
    }
    expect((await page(buyer, id)).consignee.fullName).toBe('');
    expect((await save(buyer, seen)).status).toBe(200);
  });

  it('once it has sailed, is written: papers of a car at sea are corrected', async () => {
    const { id, version } = await bought({ driveKind: 'hybrid' });
    await setColumns(id, { status: 4 });
    expect((await save(staff, { id, version, consignee: russian })).status).toBe(200);
  });

  it('gives way to one elsewhere, although a port is not allowed either', async () => {
    const { buyer, id, version } = await bought({ driveKind: 'hybrid' });
    await setColumns(id, { consignee: JSON.stringify(russian), discharge_port: 'Vladivostok' });
    expect((await save(buyer, { id, version, consignee: otieno })).status).toBe(200);
  });
});

describe('R100 after the papers’ cut-off', () => {
  it('a change is taken and marked', async () => {
    const { buyer, id, version } = await bought();
    await setCutOff(id, '2026-11-19T03:00:00Z');
    await save(buyer, { id, version });
    expect((await page(buyer, id)).parties).toMatchObject({ afterCutOff: false });
    await setCutOff(id, '2026-11-17T03:00:00Z');
    await setColumns(id, { parties_changed_at: new Date('2026-11-17T02:59:59Z') });
    expect((await page(buyer, id)).parties).toMatchObject({
      afterCutOff: false,
      papersCutOffAt: '2026-11-17T03:00:00.000Z',
    });
    expect((await save(buyer, { id, version: version + 1, consignee: otieno })).status).toBe(200);
    expect((await page(buyer, id)).parties).toMatchObject({ afterCutOff: true });
  });
});
