import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import { createStore, useStore } from '../../../../lib/browser/store.ts';
import type { ListedBid } from '../../list/bids.ts';
import {
  choose,
  deskBid,
  openDesk,
  press,
  refusedResponse,
  rowOf,
  Rows,
  stateOf,
  startDesk,
} from '../changes/desk.dom.steps.tsx';
import { holdEventTime } from '../../../../lib/browser/event-time.testkit.ts';

let server: ReturnType<typeof startDesk>;

beforeEach(() => {
  server = startDesk();
});
afterEach(() => vi.restoreAllMocks());

const field = () => page.getByRole('textbox', { name: /^Sold price of lot/ });
const dialog = () => page.getByRole('dialog');
const statusCall = 'PUT /bid/update-bid-status';

const opener = (bidId: number) => rowOf(bidId)?.querySelector<HTMLElement>('[data-sold]');

async function type(bidId: number, price: string) {
  opener(bidId)?.click();
  const input = field();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard(price);
  return input;
}

describe('a sold price', () => {
  const call = 'PUT /bid/update-sold-price';

  it('is typed in its cell and saved by Enter', async () => {
    await openDesk(server, [deskBid(1)]);
    await type(1, '1 850 000 ¥{Enter}');
    await soon(() => expect(server.sent().at(-1)).toMatchObject({ call, body: { bidId: 1, soldPrice: 1_850_000 } }));
    await soon(() => expect(opener(1)?.textContent).toMatch(/1\u00A0850\u00A0000/));
    await soon(() => expect(opener(1)).toHaveFocus());
  });

  it('is saved by the check mark', async () => {
    await openDesk(server, [deskBid(1)]);
    await type(1, '700000');
    await page.getByRole('button', { name: 'Save sold price' }).click();
    await soon(() => expect(server.sent()).toHaveLength(1));
  });

  it('is restored by Escape, and if it could not be saved', async () => {
    server.cutOff(call);
    await openDesk(server, [deskBid(1, { soldPrice: 500_000 })]);
    await type(1, '1{Escape}');
    await soon(() => expect(opener(1)?.textContent).toMatch(/500\u00A0000/));
    expect(server.sent()).toEqual([]);
    await type(1, '600000{Enter}');
    await expect
      .element(page.getByText('No connection to the server; the information has not been changed'))
      .toBeVisible();
    await soon(() => expect(opener(1)?.textContent).toMatch(/500\u00A0000/));
  });

  it('of a win above the bid must be confirmed', async () => {
    await openDesk(server, [deskBid(1, { bidStatus: bidStatusCodes.won, adjustmentPrice: 10_000 })]);
    await type(1, '565000{Enter}');
    await expect.element(dialog()).toHaveAccessibleName('The price is above the bid');
    expect(server.sent()).toEqual([]);
    await page.getByRole('button', { name: /^Record / }).click();
    await soon(() => expect(server.sent()[0]?.body).toMatchObject({ soldPrice: 565_000, confirmed: true }));
  });

  it('that is refused shows its fault, and the old one is restored', async () => {
    server.answer(call, () => refusedResponse('FIELDS', 422, { fields: { soldPrice: { problem: 'invalid' } } }));
    await openDesk(server, [deskBid(1, { soldPrice: 500_000 })]);
    await type(1, '600000{Enter}');
    await expect.element(page.getByText('Sold price: Invalid field')).toBeVisible();
    await soon(() => expect(opener(1)?.textContent).toMatch(/500\u00A0000/));
  });

  it('in letters shows a visible fault in its cell', async () => {
    await openDesk(server, [deskBid(1)]);
    const input = await type(1, 'much{Enter}');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    expect(page.getByRole('alert').element().getBoundingClientRect().height).toBeGreaterThan(10);
    expect(server.sent()).toEqual([]);
  });
});

describe('the field of a sold price', () => {
  const won = { bidStatus: bidStatusCodes.won };
  const isAway = createStore(false);
  const Scrolled = ({ bids }: { bids: readonly ListedBid[] }) => {
    const away = useStore(isAway);
    return <Rows bids={bids} away={away ? 1 : undefined} />;
  };

  function winOf(bid: ListedBid) {
    const state = { ...bid, ...won, version: 2 };
    server.stored.set(bid.bidId, state);
    return { success: true, undoId: 901, ...stateOf(state) };
  }

  function holdWin(bidId: number): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answer(statusCall, async () => {
      await promise;
      return winOf(deskBid(bidId));
    });
    return resolve;
  }

  it('keeps its text while its row is scrolled away', async () => {
    isAway.set(false);
    await openDesk(server, [deskBid(1), deskBid(2)], [], (bids) => <Scrolled bids={bids} />);
    await type(1, '1850');
    isAway.set(true);
    await expect.element(field()).not.toBeInTheDocument();
    isAway.set(false);
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('000');
    await expect.element(field()).toHaveValue('1850000');
  });

  it('stays in its row when another bid is won meanwhile', async () => {
    const answer = holdWin(2);
    await openDesk(server, [deskBid(1), deskBid(2)], []);
    await choose(2, 'Win');
    await type(1, '18');
    answer();
    await expect.element(page.getByText('Undo')).toBeVisible();
    await expect.element(field()).toHaveValue('18');
    expect(rowOf(1)?.contains(document.activeElement)).toBe(true);
  });

  it('does not take the focus from another field when a bid is won', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => search.remove());
    const answer = holdWin(1);
    await openDesk(server, [deskBid(1)], []);
    await choose(1, 'Win');
    search.focus();
    answer();
    await expect.element(page.getByText('Undo')).toBeVisible();
    expect(document.activeElement).toBe(search);
    expect(field().query()).toBeNull();
  });

  it('opens with the typed price when that is to be corrected', async () => {
    await openDesk(server, [deskBid(1, won)]);
    await type(1, '5650000{Enter}');
    await page.getByRole('button', { name: 'Correct price' }).click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('5\u00A0650\u00A0000');
  });

  it('is not sent by the Enter that set the win, held or doubled', async () => {
    const events = holdEventTime();
    server.answer(statusCall, () => winOf(deskBid(1, { soldPrice: 500_000 })));
    await openDesk(server, [deskBid(1, { soldPrice: 500_000 })]);
    await choose(1, 'Win');
    await expect.element(dialog()).toHaveAccessibleName('Confirm the win');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    const repeated = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(document.activeElement?.dispatchEvent(repeated)).toBe(false);
    events.pass(499);
    await userEvent.keyboard('{Enter}');
    expect(server.sent()).toHaveLength(1);
    events.pass(1);
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(server.sent()).toHaveLength(2));
  });
});

const taker = () => page.getByRole('button', { name: /^Lot 20001: Take 512.000.¥ from the auction$/ });

describe('the price that the feed gives for a win', () => {
  const call = 'PUT /bid/update-sold-price';
  const won = { bidStatus: bidStatusCodes.won, soldPrice: 512_000, auctionPrice: 512_000 } as const;

  it('is taken by one key', async () => {
    await openDesk(server, [deskBid(1, won)]);
    press('KeyT');
    await soon(() => expect(server.sent()).toMatchObject([{ call, body: { bidId: 1, soldPrice: 512_000 } }]));
  });

  it('is taken by a click on it, and another one is entered beside it', async () => {
    await openDesk(server, [deskBid(1, won)]);
    await type(1, '520000{Enter}');
    await soon(() => expect(server.sent().at(-1)).toMatchObject({ call, body: { soldPrice: 520_000 } }));
    await taker().click();
    await soon(() => expect(server.sent().at(-1)).toMatchObject({ call, body: { soldPrice: 512_000 } }));
  });

  it('above the bid asks first', async () => {
    await openDesk(server, [deskBid(1, { ...won, soldPrice: 900_000, auctionPrice: 900_000 })]);
    press('KeyT');
    await expect.element(dialog()).toHaveAccessibleName('The price is above the bid');
    expect(server.sent()).toEqual([]);
  });

  it('stands in the field that a win opens, so that Enter takes it', async () => {
    server.answer(statusCall, () => {
      const bid = deskBid(1, { ...won, version: 2 });
      server.stored.set(1, bid);
      return { success: true, undoId: 77, ...stateOf(bid) };
    });
    await openDesk(server, [deskBid(1, { soldPrice: 512_000, auctionPrice: 512_000 })], []);
    press('Digit6');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(server.sent().at(-1)).toMatchObject({ call, body: { soldPrice: 512_000 } }));
  });

  it.each([
    ['a bid that waits', { bidStatus: 2 }],
    ['a purchase that is booked', { purchaseId: 5 }],
    ['a price that only staff know', { auctionPrice: null }],
  ])('is not proposed for %s: the key opens the field', async (_name, more) => {
    await openDesk(server, [deskBid(1, { ...won, ...more })]);
    expect(taker().query()).toBeNull();
    press('KeyT');
    await expect.element(field()).toHaveFocus();
  });
});
