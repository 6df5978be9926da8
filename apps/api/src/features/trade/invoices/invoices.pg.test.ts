import { apiRoot } from '@seri/contract/headers';
import { silentLog } from '@seri/api/testkit/silent-log';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoicesHandlers } from './invoices.jobs.ts';
import { openInvoices } from './invoices.steps.ts';

const { api, maker, client, staff, owner, bought, book, undo, viewPurchase, ...steps } = await openInvoices();
const { draft, saveSeller, issue, credit, list, view, numbersOf, issueAtWins } = steps;

beforeAll(async () => {
  const buyer = await client();
  const { id } = await bought(buyer);
  expect((await issue(staff, buyer.accountId, [id])).body).toMatchObject({ code: 'SELLER_UNKNOWN' });
  expect((await saveSeller(owner)).status).toBe(200);
});

const charge = (method: 'POST' | 'PUT', payload: object) =>
  api.ask(staff, { method, url: `${apiRoot}/purchased-cars/charge`, payload });
const ordinal = (number: string) => Number(number.slice(-6));

describe('R90 an invoice', () => {
  it('bears the price and what is booked, once, and a further one what came after it', async () => {
    const user = await client();
    const { id } = await bought(user);
    const first = await issue(staff, user.accountId, [id]);
    expect(first.status).toBe(200);
    expect((await view(staff, first.body.id)).body).toMatchObject({
      kind: 'invoice',
      state: 'issued',
      total: 640_000,
      dueOn: '2026-11-26',
      lines: [
        { kind: 'car', amount: 590_000 },
        { kind: 'agent', amount: 35_000 },
        { kind: 'delivery', amount: 15_000 },
      ],
    });
    expect((await issue(staff, user.accountId, [id], { total: 640_000 })).body).toMatchObject({
      code: 'ALREADY_INVOICED',
    });
    await charge('POST', { purchaseId: id, kind: 'inspection', amount: 22_000, note: '', isBooked: true });
    const further = await issue(staff, user.accountId, [id]);
    expect((await view(staff, further.body.id)).body).toMatchObject({ total: 22_000, lines: [{ kind: 'inspection' }] });
    expect(ordinal(further.body.number)).toBe(ordinal(first.body.number) + 1);
  });

  it('is not issued over another total than the one that was on the screen', async () => {
    const user = await client();
    const { id } = await bought(user);
    expect((await issue(staff, user.accountId, [id], { total: 640_001 })).body).toMatchObject({
      code: 'STATE_CHANGED',
    });
    expect(await numbersOf(user)).toEqual([]);
  });

  it('keeps what it says when the price is corrected: it is credited, and another one is issued', async () => {
    const user = await client();
    const { id, bidId } = await bought(user);
    const { body: first } = await issue(staff, user.accountId, [id]);
    await book(bidId, 550_000);
    const { body } = await draft(staff, [id]);
    expect(body.toCredit).toEqual([{ id: first.id, number: first.number }]);
    expect((await issue(staff, user.accountId, [id])).body).toMatchObject({ code: 'ALREADY_INVOICED' });
    expect((await credit(staff, first.id, 640_000)).status).toBe(200);
    expect((await view(staff, first.id)).body.state).toBe('credited');
    const second = await issue(staff, user.accountId, [id]);
    expect((await view(staff, second.body.id)).body.total).toBe(600_000);
  });

  it('holds its charges: they change only once it is credited', async () => {
    const user = await client();
    const { id } = await bought(user);
    const { body } = await issue(staff, user.accountId, [id]);
    const agent = (await viewPurchase(staff, id)).body.charges.find(({ kind }) => kind === 'agent');
    const to = { id: agent?.id, version: agent?.version, amount: 30_000, note: '', isBooked: true };
    expect((await charge('PUT', to)).body).toMatchObject({
      code: 'ALREADY_INVOICED',
      data: { number: body.number },
    });
    await credit(staff, body.id, 35_000, { lines: [{ place: 1, amount: 35_000 }] });
    expect((await view(staff, body.id)).body).toMatchObject({ state: 'part_credited', credited: 35_000 });
    expect((await charge('PUT', to)).status).toBe(200);
    const next = await issue(staff, user.accountId, [id]);
    expect((await view(staff, next.body.id)).body.lines).toMatchObject([{ kind: 'agent', amount: 30_000 }]);
  });

  it('is for several purchases of one account only', async () => {
    const [user, other] = [await client({ creditLimit: 5_000_000 }), await client()];
    const ids = [(await bought(user)).id, (await bought(user, 610_000)).id];
    const { body } = await issue(staff, user.accountId, ids);
    expect((await view(user, body.id)).body).toMatchObject({
      total: 1_300_000,
      cars: ids.map((purchaseId) => ({ purchaseId })),
    });
    const foreign = await bought(other);
    for (const accountId of [user.accountId, other.accountId]) {
      const ask = await issue(staff, accountId, [...ids, foreign.id], { total: 1 });
      expect(ask.status).toBe(404);
    }
  });

  it('is sent once however often it is asked for with one key', async () => {
    const user = await client();
    const { id } = await bought(user);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => issue(staff, user.accountId, [id], { total: 640_000, key })));
    const again = await issue(staff, user.accountId, [id], { total: 640_000, key });
    expect(new Set([...answers, again].map(({ body }) => body.number)).size).toBe(1);
    expect(await numbersOf(user)).toHaveLength(1);
  });

  it('names signs that no font has, before it takes a number', async () => {
    const user = await client();
    const { id } = await bought(user);
    const refused = await issue(staff, user.accountId, [id], { remarks: 'thank you 😀' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'GLYPH_MISSING', data: { signs: '😀' } } });
    expect(await numbersOf(user)).toEqual([]);
  });
});

describe('R90 a proforma', () => {
  it('is replaced by the next one and by the invoice, and withdrawn with its purchase', async () => {
    const user = await client();
    const { id, bidId } = await bought(user);
    const first = (await issue(staff, user.accountId, [id], { kind: 'proforma' })).body;
    expect((await draft(staff, [id], 'proforma')).body.replaces).toBe(first.number);
    const second = (await issue(staff, user.accountId, [id], { kind: 'proforma' })).body;
    expect([first.number, second.number]).toEqual([
      expect.stringMatching(/^P2026-\d{6}$/),
      expect.stringMatching(/^P2026-\d{6}$/),
    ]);
    expect((await list(user)).body.list.map(({ state }) => state)).toEqual(['issued', 'replaced']);
    await undo(bidId);
    expect((await list(user)).body.list.map(({ state }) => state)).toEqual(['withdrawn', 'replaced']);
  });

  it('asks for a deposit without a purchase; an invoice does not', async () => {
    const user = await client();
    const deposit = { deposit: 100_000, total: 100_000 };
    expect((await issue(staff, user.accountId, [], deposit)).status).toBe(422);
    const { body } = await issue(staff, user.accountId, [], { ...deposit, kind: 'proforma' });
    expect((await view(user, body.id)).body).toMatchObject({
      purpose: 'deposit',
      total: 100_000,
      dueOn: null,
      lines: [{ kind: 'deposit' }],
    });
  });
});

describe('R90 the proforma of a win', () => {
  it('is issued once, if the terms of the company say so and the win stands', async () => {
    await saveSeller(owner, 1, { atWin: 'proforma' });
    const user = await client({ creditLimit: 5_000_000 });
    const [kept, undone] = [await bought(user), await bought(user)];
    await undo(undone.bidId);
    await saveSeller(owner, 2);
    await bought(user);
    const [job] = await issueAtWins();
    const papers = (await list(user)).body.list;
    expect(papers).toMatchObject([{ kind: 'proforma', total: 640_000, cars: [{ purchaseId: kept.id }] }]);
    const again = { jobId: '1', attempt: 2, signal: new AbortController().signal, log: silentLog };
    await invoicesHandlers(api.platform, maker)[0]?.run(job?.payload ?? {}, again);
    expect((await list(user)).body.list).toEqual(papers);
  });
});

describe('R90 a credit note', () => {
  it('gives back no more than is left, also when many are asked for at once', async () => {
    const user = await client();
    const { id } = await bought(user);
    const { body } = await issue(staff, user.accountId, [id]);
    const wrong = [
      { lines: [{ place: 0, amount: 590_001 }], total: 590_001 },
      { lines: [{ place: 9, amount: 5 }], total: 5 },
      { lines: [{ place: 0, amount: -5 }], total: -5 },
    ];
    for (const more of wrong) expect((await credit(staff, body.id, more.total, more)).status).toBe(422);
    const tries = await Promise.all([1, 2, 3].map(() => credit(staff, body.id, 640_000)));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const notes = (await list(user, 'kind=credit_note')).body.list;
    expect(notes).toMatchObject([{ total: 640_000, cancels: body.number }]);
  });

  it('follows by itself when the win is taken back', async () => {
    const user = await client();
    const { id, bidId } = await bought(user);
    const { body } = await issue(staff, user.accountId, [id]);
    await credit(staff, body.id, 15_000, { lines: [{ place: 2, amount: 15_000 }] });
    await undo(bidId);
    expect((await list(user, 'kind=credit_note')).body.list.map(({ total }) => total)).toEqual([625_000, 15_000]);
    expect((await view(staff, body.id)).body.state).toBe('credited');
  });

  it('of a cancellation leaves what it costs to another invoice, which goes if the cancellation does', async () => {
    const user = await client();
    const { id } = await bought(user);
    await issue(staff, user.accountId, [id]);
    const { version } = (await viewPurchase(staff, id)).body;
    const costs = [{ kind: 'penalty', amount: 50_000, note: '' }];
    const cancel = { purchaseId: id, version, reason: 'window', kept: [], costs, note: '' };
    const url = `${apiRoot}/purchased-cars`;
    expect((await api.ask(staff, { method: 'POST', url: `${url}/cancel`, payload: cancel })).status).toBe(200);
    const settled = await issue(staff, user.accountId, [id]);
    expect((await view(staff, settled.body.id)).body.lines).toMatchObject([{ kind: 'penalty', amount: 50_000 }]);
    const { settlement } = (await viewPurchase(staff, id)).body;
    const seen = { id: settlement?.id, version: settlement?.version };
    const change = { ...seen, kept: [], note: '', resoldFor: null };
    for (const other of [[], [{ ...costs[0], amount: 40_000 }]]) {
      const payload = { ...change, costs: other };
      const answer = await api.ask(staff, { method: 'PUT', url: `${url}/settlement`, payload });
      expect(answer.body).toMatchObject({ code: 'ALREADY_INVOICED', data: { number: settled.body.number } });
    }
    const reverse = { ...seen, reason: 'a mistake' };
    const reversed = await api.ask(staff, { method: 'POST', url: `${url}/settlement/reverse`, payload: reverse });
    expect(reversed.status).toBe(200);
    expect((await view(staff, settled.body.id)).body.state).toBe('credited');
    expect((await draft(staff, [id])).body.total).toBe(640_000);
  });
});
