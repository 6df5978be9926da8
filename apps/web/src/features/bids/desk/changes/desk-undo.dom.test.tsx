import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { UndoableChange } from './desk-undo.ts';
import {
  changeOf,
  deskBid,
  figures,
  inMinutes,
  openDesk,
  press,
  refusedResponse,
  shownOf,
  stateOf,
  startDesk,
} from './desk.dom.steps.tsx';
import { takeBack } from './take-back.ts';

let server: ReturnType<typeof startDesk>;

beforeEach(() => {
  server = startDesk();
});
afterEach(() => vi.restoreAllMocks());

const call = 'PUT /bid/undo';
const undone = () => server.sent().flatMap(({ call: sent, body }) => (sent === call ? [body['id']] : []));

/** Serves these changes until they are undone. */
function offer(...changes: UndoableChange[]): void {
  server.answer('GET /bid/undo', () => ({ changes: changes.filter(({ id }) => !undone().includes(id)) }));
}
function answerAs(bid: ListedBid): void {
  server.answer(call, () => {
    server.stored.set(bid.bidId, bid);
    return { success: true, undoId: null, ...stateOf(bid) };
  });
}
/** Holds the answer to an undo until the returned function runs. */
function hold(bid: ListedBid): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(call, async () => {
    await promise;
    server.stored.set(bid.bidId, bid);
    return { success: true, undoId: null, ...stateOf(bid) };
  });
  return resolve;
}
const opener = page.getByRole('button', { name: /^Undo \d/ });
const list = page.getByRole('dialog', { name: 'Your last changes' });

/** Undoes a change by its index in the list. */
async function take(id: number): Promise<void> {
  await opener.click();
  await list.getByRole('button', { name: 'Undo the change to lot 20001' }).nth(id).click();
}

describe('the list of own last changes', () => {
  it('shows what each changed, the latest first', async () => {
    const bought = { ...figures, status: 6, soldPrice: 500_000, isBought: true };
    offer(changeOf(78, { from: { ...figures, status: 6 }, to: bought }), changeOf(77));
    await openDesk(server, [deskBid(1)]);
    await opener.click();
    const items = list.getByRole('listitem');
    await expect.element(items.nth(1)).toBeVisible();
    const [latest, earlier] = items.elements().map(({ textContent }) => textContent);
    expect(latest).toMatch(/Sold price: – → 500\u00A0000/);
    expect(latest).toContain('Purchase: none → booked');
    expect(earlier).toContain('New → Bid');
  });

  it('has an undo button for each, after which the row shows the former state', async () => {
    offer(changeOf(78), changeOf(77));
    answerAs(deskBid(1, { bidStatus: 1, version: 3 }));
    await openDesk(server, [deskBid(1, { bidStatus: 2, version: 2 })]);
    await take(1);
    await expect.element(page.getByText('20001 Change undone')).toBeVisible();
    expect(undone()).toEqual([77]);
    await soon(() => expect(shownOf(1)).toBe('new'));
    await expect.element(opener).toHaveAccessibleName('Undo 1');
  });

  it('offers none that is older than ten minutes', async () => {
    offer(changeOf(77, { until: inMinutes(-1) }));
    await openDesk(server, [deskBid(1)]);
    press('KeyZ');
    await expect.element(page.getByText('Nothing to undo')).toBeVisible();
    expect(opener.query()).toBeNull();
    expect(undone()).toEqual([]);
  });
});

describe('a refused undo', () => {
  it.each([
    ['UNDO_CLOSED', 409, {}, /^This can no longer be undone: /],
    ['AUCTION_FINISHED', 409, {}, 'Auction is finished'],
    ['BID_AGAIN', 409, {}, 'The client has bid on this lot again'],
    ['GROUP_FULL', 409, {}, 'The group has bought all its cars'],
    ['CREDIT_EXCEEDED', 402, { headroom: 5000 }, 'This bid is more than the amount available to bid'],
  ])('shows the reason and changes nothing: %s', async (code, status, data, reason) => {
    offer(changeOf(77));
    server.answer(call, () => refusedResponse(code, status, data));
    await openDesk(server, [deskBid(1, { bidStatus: 2 })]);
    await take(0);
    await expect.element(page.getByText('Lot 20001: nothing was undone')).toBeVisible();
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(shownOf(1)).toBe('bid');
  });

  it('because of somebody else’s change shows that change', async () => {
    offer(changeOf(77));
    const newer = deskBid(1, { bidStatus: 4, version: 3 });
    server.answer(call, () => {
      server.stored.set(1, newer);
      return refusedResponse('STATE_CHANGED', 409, { bid: stateOf(newer) });
    });
    await openDesk(server, [deskBid(1, { bidStatus: 2, version: 2 })]);
    await take(0);
    await expect.element(page.getByText('This has changed in the meantime. Please look again')).toBeVisible();
    await soon(() => expect(shownOf(1)).toBe('cancelled'));
  });

  it('is also an error text in an answer with a good status', async () => {
    offer(changeOf(77));
    server.answer(call, () => ({ success: true, error: 'The house is closed' }));
    await openDesk(server, [deskBid(1, { bidStatus: 2 })]);
    await take(0);
    await expect.element(page.getByText('The house is closed')).toBeVisible();
    expect(shownOf(1)).toBe('bid');
  });

  it('is reported if the changes could not be loaded', async () => {
    server.cutOff('GET /bid/undo');
    await openDesk(server, [deskBid(1)]);
    press('KeyZ');
    await expect.element(page.getByText('Nothing was undone')).toBeVisible();
    expect(undone()).toEqual([]);
  });
});

describe('z', () => {
  it('undoes the latest own change once nothing is pending', async () => {
    offer(changeOf(77), changeOf(76));
    await openDesk(server, [deskBid(1)], []);
    press('Digit3');
    press('KeyZ');
    await soon(() =>
      expect(server.sent()).toMatchObject([{ call: 'PUT /bid/update-bid-status' }, { call, body: { id: 77 } }]),
    );
  });

  it('comes after a switch that is still debounced', async () => {
    offer(changeOf(77));
    await openDesk(server, [deskBid(1)], []);
    (page.getByRole('switch').element() as HTMLInputElement).click();
    press('KeyZ');
    await soon(() => expect(server.sent().map(({ call: sent }) => sent)).toEqual(['PUT /bid/update-auto-bid', call]));
  });

  it('waits during a bulk change and says so', async () => {
    offer(changeOf(77));
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.answer('PUT /bid/update-bid-statuses', () => promise);
    await openDesk(server, [deskBid(1), deskBid(2)], []);
    for (const code of ['KeyX', 'KeyJ', 'KeyX', 'Digit2', 'KeyZ']) {
      press(code);
      await new Promise(requestAnimationFrame);
    }
    await expect.element(page.getByText('The undo follows once all bids are changed')).toBeVisible();
    expect(undone()).toEqual([]);
    resolve(refusedResponse('OVERLOADED', 503));
    await soon(() => expect(undone()).toEqual([77]));
  });

  it('is sent before the next change', async () => {
    offer(changeOf(77));
    answerAs(deskBid(1, { bidStatus: 1, version: 5 }));
    await openDesk(server, [deskBid(1, { bidStatus: 2, version: 4 })], []);
    press('KeyZ');
    await soon(() => expect(undone()).toEqual([77]));
    press('Digit3');
    await soon(() => expect(shownOf(1)).toBe('dontBid'));
    await soon(() => expect(server.sent().at(-1)?.body).toMatchObject({ status: 3, version: 5 }));
  });

  it('pressed twice undoes two changes, one after the other', async () => {
    offer(changeOf(77), changeOf(76));
    await openDesk(server, [deskBid(1)], []);
    press('KeyZ');
    press('KeyZ');
    await soon(() => expect(undone()).toEqual([77, 76]));
  });

  it('works again after it has thrown', async () => {
    server.answer('GET /bid/undo', () => ({}));
    await openDesk(server, [deskBid(1)]);
    await expect(takeBack()).rejects.toThrow();
    offer(changeOf(77));
    press('KeyZ');
    await soon(() => expect(undone()).toEqual([77]));
  });

  it('leaves its version to a change that was confirmed while it was pending', async () => {
    offer(changeOf(77));
    const land = hold(deskBid(1, { bidStatus: 1, version: 5 }));
    await openDesk(server, [deskBid(1, { bidStatus: 2, version: 4 })]);
    press('KeyZ');
    await soon(() => expect(undone()).toEqual([77]));
    press('Digit3');
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Change the status?');
    land();
    await expect.element(page.getByText('20001 Change undone')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(server.sent().at(-1)?.body).toMatchObject({ status: 3, version: 5 }));
    await soon(() => expect(server.stored.get(1)?.bidStatus).toBe(3));
  });

  it('is not overwritten by an edit whose form was filled before it: the form shows the current state', async () => {
    offer(changeOf(77));
    const land = hold(deskBid(1, { bidAmount: 550_000, version: 5 }));
    await openDesk(server, [deskBid(1, { bidAmount: 900_000, version: 4 })]);
    press('KeyZ');
    await soon(() => expect(undone()).toEqual([77]));
    press('KeyE');
    await page.getByRole('combobox', { name: 'Group' }).selectOptions('B');
    await page.getByRole('button', { name: 'Save' }).click();
    land();
    await expect.element(page.getByRole('button', { name: 'Save my values' })).toBeVisible();
    expect(server.sent().map(({ body }) => body['version'])).toEqual([undefined, 4]);
    expect(server.stored.get(1)?.bidAmount).toBe(550_000);
  });
});
