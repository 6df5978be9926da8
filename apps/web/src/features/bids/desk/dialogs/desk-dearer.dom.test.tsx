import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { deskBid, openDesk, press, refusedResponse, shownOf, startDesk, stateOf } from '../changes/desk.dom.steps.tsx';

let server: ReturnType<typeof startDesk>;

beforeEach(() => {
  server = startDesk();
});
afterEach(() => vi.restoreAllMocks());

const one = 'PUT /bid/update-bid-status';
const many = 'PUT /bid/update-bid-statuses';
const dearer = (name: string, amount: number) => ({ client: { id: 9, name }, amount });
const dialog = () => page.getByRole('dialog', { name: 'A higher bid is open' });

/** The server asks until a win is confirmed. */
function askFor(bids: readonly object[]): void {
  server.answer(one, ({ confirmed, bidId }) => {
    if (!confirmed) return refusedResponse('DEARER_BID', 409, { dearer: bids });
    const won = deskBid(Number(bidId), { bidStatus: 6, version: 2 });
    server.stored.set(won.bidId, won);
    return { success: true, undoId: 77, ...stateOf(won) };
  });
}

describe('a win below an open bid of another client', () => {
  it('asks, and is recorded once it is confirmed', async () => {
    askFor([dearer('Petrenko', 700_000)]);
    await openDesk(server, [deskBid(1)], []);
    press('Digit6');
    await expect.element(dialog()).toBeVisible();
    await expect
      .element(page.getByText(/^Petrenko has an open bid of 700.000.¥ on this lot, more than this one/))
      .toBeVisible();
    await soon(() => expect(shownOf(1)).toBe('new'));
    await page.getByRole('button', { name: 'Record win' }).click();
    await soon(() => expect(shownOf(1)).toBe('won'));
    expect(server.sent().map(({ body }) => body['confirmed'])).toEqual([undefined, true]);
  });

  it('is not recorded if it is kept as it is, which Enter does', async () => {
    askFor([dearer('Petrenko', 700_000)]);
    await openDesk(server, [deskBid(1)], []);
    press('Digit6');
    await expect.element(page.getByRole('button', { name: 'Keep “New”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.sent()).toHaveLength(1);
    expect(shownOf(1)).toBe('new');
  });

  it('names nobody whom the reader may not see', async () => {
    askFor([{ client: null, amount: null }]);
    await openDesk(server, [deskBid(1)], []);
    press('Digit6');
    await expect.element(page.getByText('A client you cannot see has a higher open bid on this lot.')).toBeVisible();
  });

  it('of many is one question that lists them all; the others are recorded, and all are one batch', async () => {
    const above = new Map([
      [1, [dearer('Petrenko', 700_000)]],
      [3, [dearer('Kuznetsov', 800_000)]],
    ]);
    server.answer(many, ({ bids, confirmed, batch }) => ({
      batch,
      results: (bids as { bidId: number }[]).map(({ bidId }) => {
        const asked = confirmed ? undefined : above.get(bidId);
        if (asked) return { bidId, success: false, code: 'DEARER_BID', bid: null, undoId: null, dearer: asked };
        const won = deskBid(bidId, { bidStatus: 6, version: 2 });
        server.stored.set(bidId, won);
        return { bidId, success: true, code: null, bid: stateOf(won), undoId: null };
      }),
    }));
    await openDesk(server, [deskBid(1), deskBid(2), deskBid(3)], []);
    for (const code of ['KeyX', 'KeyJ', 'KeyX', 'KeyJ', 'KeyX', 'Digit6']) {
      press(code);
      await new Promise(requestAnimationFrame);
    }
    await expect.element(page.getByText('1 bid set to Win')).toBeVisible();
    await expect.element(dialog()).toBeVisible();
    const items = dialog().getByRole('listitem');
    expect(items.elements()).toHaveLength(2);
    await soon(() => expect(items.nth(0).element().textContent).toMatch(/20001.*Petrenko: 700/));
    await soon(() => expect(items.nth(1).element().textContent).toMatch(/20003.*Kuznetsov: 800/));
    await page.getByRole('button', { name: 'Record 2 wins' }).click();
    await expect.element(page.getByText('2 bids set to Win')).toBeVisible();
    const [first, second] = server.sent().map(({ body }) => body);
    expect(second).toMatchObject({ confirmed: true, batch: first?.['batch'], bids: [{ bidId: 1 }, { bidId: 3 }] });
  });
});
