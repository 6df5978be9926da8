import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
const dialog = () => page.getByRole('dialog', { name: 'Why is this win taken back?' });
const reason = () => dialog().getByLabelText('Reason');
const won = (bidId: number) => deskBid(bidId, { bidStatus: 6, purchaseId: 700_000 + bidId });

/** The server asks until a reason is given. */
function askFor(numbers: readonly string[]): void {
  server.answer(one, ({ bidId, status, reason: given }) => {
    if (given === undefined) return refusedResponse('REASON_NEEDED', 409, { numbers });
    if (given === 'sold ☃') return refusedResponse('GLYPH_MISSING', 422, { signs: '☃' });
    const bid = deskBid(Number(bidId), { bidStatus: Number(status), version: 2 });
    server.stored.set(bid.bidId, bid);
    return { success: true, undoId: 77, ...stateOf(bid) };
  });
}

it('R90 a win with an invoice is taken back by keys alone, for a reason', async () => {
  askFor(['2026-000012']);
  await openDesk(server, [won(1)], []);
  press('Digit2');
  await expect.element(reason()).toHaveFocus();
  await expect.element(dialog().getByText('2026-000012')).toBeVisible();
  expect(shownOf(1)).toBe('won');
  await userEvent.keyboard('no{Enter}');
  await expect.element(reason()).toBeInvalid();
  await userEvent.keyboard(' longer in stock {Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await soon(() => expect(shownOf(1)).toBe('bid'));
  expect(server.sent().map(({ body }) => body['reason'])).toEqual([undefined, 'no longer in stock']);
});

it('R90 a reason that cannot be printed stays in its field, and Escape keeps the win', async () => {
  askFor(['2026-000012', '2026-000015']);
  await openDesk(server, [won(1)], []);
  press('Digit2');
  await reason().fill('sold ☃');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  await expect.element(reason()).toHaveValue('sold ☃');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(shownOf(1)).toBe('won');
});

it('R90 of many wins those with an invoice are left, and the report says how to go on', async () => {
  server.answer(many, ({ bids, batch }) => ({
    batch,
    results: (bids as { bidId: number }[]).map(({ bidId }) => {
      if (bidId === 1) return { bidId, success: false, code: 'REASON_NEEDED', bid: null, undoId: null };
      const bid = deskBid(bidId, { bidStatus: 2, version: 2 });
      server.stored.set(bidId, bid);
      return { bidId, success: true, code: null, bid: stateOf(bid), undoId: null };
    }),
  }));
  await openDesk(server, [won(1), won(2)], []);
  for (const code of ['KeyX', 'KeyJ', 'KeyX', 'Digit2']) {
    press(code);
    await new Promise(requestAnimationFrame);
  }
  const report = page.getByRole('dialog', { name: 'Not all bids were changed' });
  await expect.element(report.getByText(/^This car is invoiced\. Set the status of its bid by itself/)).toBeVisible();
  await soon(() => expect([shownOf(1), shownOf(2)]).toEqual(['won', 'bid']));
});
