import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { soon } from '../../../../lib/browser/soon.testkit.ts';
import {
  choose,
  deskBid,
  inMinutes,
  openDesk,
  press,
  refusedResponse,
  rowOf,
  shownOf,
  stateOf,
  startDesk,
} from './desk.dom.steps.tsx';
import { holdEventTime } from '../../../../lib/browser/event-time.testkit.ts';

let server: ReturnType<typeof startDesk>;

beforeEach(() => {
  server = startDesk();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const dialog = () => page.getByRole('dialog');
const statusCall = 'PUT /bid/update-bid-status';
const statusesSent = () => server.sent().map(({ body }) => body['status']);
const tomorrow = inMinutes(30 * 60);
const lastHour = { sessionStart: inMinutes(59), warnsFrom: inMinutes(-1) };

describe('a status', () => {
  it('is confirmed, then shows at once, and can be undone from its toast', async () => {
    await openDesk(server, [deskBid(1)]);
    await choose(1, 'Bid');
    await expect.element(dialog()).toHaveAccessibleName('Change the status?');
    expect(server.sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(shownOf(1)).toBe('bid');
    await expect.element(page.getByText('Undo')).toBeVisible();
    expect(server.sent()).toEqual([{ call: statusCall, body: { bidId: 1, status: 2, version: 1 } }]);
  });

  it('is sent without a question if the account lacks the flag', async () => {
    await openDesk(server, [deskBid(1)], []);
    await choose(1, 'Don’t bid');
    await soon(() => expect(statusesSent()).toEqual([3]));
    expect(dialog().query()).toBeNull();
  });

  it('that the bid has already asks and sends nothing', async () => {
    await openDesk(server, [deskBid(1)]);
    await choose(1, 'New');
    expect(dialog().query()).toBeNull();
    expect(server.sent()).toEqual([]);
  });

  const questions = [
    ['of another day warns', { sessionStart: tomorrow }, 'Bid', 'This auction is on another day'],
    ['of a win says what comes next', {}, 'Win', 'Confirm the win'],
    ['of a win on another day has a second step', { sessionStart: tomorrow }, 'Win', 'This auction is on another day'],
    ['in the last hour says that it is not passed on', lastHour, 'Bid', 'The auction starts soon'],
    ['of a win in the last hour says the same', lastHour, 'Win', 'The auction starts soon'],
  ] as const;

  it.each(questions)('%s; Escape changes and sends nothing', async (_, fields, status, title) => {
    await openDesk(server, [deskBid(1, fields)]);
    await choose(1, status);
    await expect.element(dialog()).toHaveAccessibleName(title);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(shownOf(1)).toBe('new');
    expect(server.sent()).toEqual([]);
    expect(rowOf(1)?.contains(document.activeElement)).toBe(true);
  });

  it('in the last hour is warned of even without the flag, and accepted by its own button', async () => {
    await openDesk(server, [deskBid(1, lastHour)], []);
    await choose(1, 'Bid');
    await page.getByRole('button', { name: 'Accept' }).click();
    await soon(() => expect(statusesSent()).toEqual([2]));
  });

  it('of a future win needs the tick and both steps; a doubled Enter takes one', async () => {
    holdEventTime();
    await openDesk(server, [deskBid(1, { sessionStart: tomorrow })]);
    await choose(1, 'Win');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveAccessibleName('This auction is on another day');
    await userEvent.keyboard(' {Enter}');
    await expect.element(dialog()).toHaveAccessibleName('Record a win before the auction?');
    await userEvent.keyboard('{Enter}');
    expect(server.sent()).toEqual([]);
    await page.getByRole('button', { name: 'Record win' }).click();
    await soon(() => expect(statusesSent()).toEqual([6]));
    await expect.element(page.getByRole('textbox', { name: /^Sold price of lot/ })).toHaveFocus();
  });

  it('warns if the last hour begins while the question is open', async () => {
    // At noon an hour later is still the same day in Japan.
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${japanDay(new Date())}T12:00+09:00`));
    const warnsFrom = Date.now() + 60_000;
    await openDesk(server, [deskBid(1, { sessionStart: inMinutes(61), warnsFrom: new Date(warnsFrom).toISOString() })]);
    await choose(1, 'Bid');
    await expect.element(dialog()).toHaveAccessibleName('Change the status?');
    vi.mocked(Date.now).mockReturnValue(warnsFrom + 1000);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveAccessibleName('The auction starts soon');
    expect(server.sent()).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await soon(() => expect(statusesSent()).toEqual([2]));
  });

  it('is not confirmed by the Enter that chose it, held or doubled', async () => {
    holdEventTime();
    await openDesk(server, [deskBid(1)]);
    rowOf(1)?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Bid' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(dialog()).toHaveAccessibleName('Change the status?');
    await userEvent.keyboard('{Enter}');
    expect(server.sent()).toEqual([]);
    await expect.element(dialog()).toBeVisible();
  });

  it('of a win whose price is known does not ask for it, as the car is bought', async () => {
    server.answer(statusCall, () => {
      const bought = deskBid(1, { bidStatus: bidStatusCodes.won, soldPrice: 500_000, purchaseId: 9, version: 2 });
      return { success: true, undoId: 901, ...stateOf(bought) };
    });
    await openDesk(server, [deskBid(1, { soldPrice: 500_000 })], []);
    await choose(1, 'Win');
    await expect.element(page.getByText(/^Sold for/)).toBeVisible();
    expect(page.getByRole('textbox', { name: /^Sold price of lot/ }).query()).toBeNull();
  });

  it('that could not be sent is reverted, with the reason', async () => {
    server.cutOff(statusCall);
    await openDesk(server, [deskBid(1)], []);
    await choose(1, 'Bid');
    await expect
      .element(page.getByText('No connection to the server; the information has not been changed'))
      .toBeVisible();
    expect(shownOf(1)).toBe('new');
  });

  it('is reverted if an answer with a good status has an error text', async () => {
    server.answer(statusCall, () => ({ success: true, error: 'The house is closed' }));
    await openDesk(server, [deskBid(1)], []);
    await choose(1, 'Bid');
    await expect.element(page.getByText('The house is closed')).toBeVisible();
    expect(shownOf(1)).toBe('new');
  });

  it('that somebody else changed first shows their status', async () => {
    server.overtake(statusCall, deskBid(1, { bidStatus: 4, version: 2 }));
    await openDesk(server, [deskBid(1)], []);
    await choose(1, 'Bid');
    await expect.element(page.getByText('This has changed in the meantime. Please look again')).toBeVisible();
    await soon(() => expect(shownOf(1)).toBe('cancelled'));
  });
});

test('six changes made offline are all reverted', async () => {
  server.cutOff(statusCall);
  const bids = [1, 2, 3, 4, 5, 6].map((id) => deskBid(id));
  await openDesk(server, bids, []);
  for (const { bidId } of bids) {
    press('Digit3');
    press('KeyJ');
    await soon(() => expect(server.sent()).toHaveLength(bidId));
  }
  await soon(() => expect(bids.map(({ bidId }) => shownOf(bidId))).toEqual(Array(6).fill('new')));
});

test('twenty statuses are set by forty-one keys', async () => {
  const bids = Array.from({ length: 20 }, (_, index) => deskBid(index + 1));
  await openDesk(server, bids);
  let keys = 0;
  const strike = async (code: string) => {
    keys += 1;
    press(code);
    await new Promise(requestAnimationFrame);
  };
  for (const { bidId } of bids) {
    if (bidId > 1) await strike('KeyJ');
    await strike('KeyX');
  }
  await strike('Digit2');
  await expect.element(dialog()).toHaveAccessibleName('Change the status?');
  keys += 1;
  await userEvent.keyboard('{Enter}');
  await soon(() => expect(bids.map(({ bidId }) => shownOf(bidId))).toEqual(Array(20).fill('bid')));
  expect(keys).toBe(41);
  expect(server.sent()).toHaveLength(1);
});

test('a range selects the bids between', async () => {
  await openDesk(
    server,
    [1, 2, 3, 4].map((id) => deskBid(id)),
  );
  press('KeyX');
  for (const code of ['KeyJ', 'KeyJ']) {
    press(code);
    await new Promise(requestAnimationFrame);
  }
  press('KeyX', { shiftKey: true });
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await soon(() =>
    expect(document.querySelectorAll('[data-bid-id] input[type="checkbox"]:not([role]):checked')).toHaveLength(3),
  );
});

test('each bid of a bulk change succeeds or fails on its own; failed ones are reported and stay selected', async () => {
  await openDesk(
    server,
    [1, 2, 3].map((id) => deskBid(id)),
    [],
  );
  server.overtake('PUT /bid/update-bid-statuses', deskBid(2, { bidStatus: 4, version: 7 }));
  for (const code of ['KeyX', 'KeyJ', 'KeyX', 'KeyJ', 'KeyX', 'Digit2']) {
    press(code);
    await new Promise(requestAnimationFrame);
  }
  await expect.element(dialog()).toHaveAccessibleName('Not all bids were changed');
  const failed = page.getByRole('list', { name: 'Bids that were not changed' });
  await expect.element(failed).toHaveTextContent('20002This has changed in the meantime. Please look again');
  expect([1, 2, 3].map(shownOf)).toEqual(['bid', 'cancelled', 'bid']);
  expect(rowOf(2)?.querySelector('input:checked')).not.toBeNull();
  expect(rowOf(1)?.querySelector('input:checked')).toBeNull();
});

test('during a bulk change digits do nothing, and the report waits until the open form is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answer('PUT /bid/update-bid-statuses', () => promise);
  await openDesk(
    server,
    [1, 2].map((id) => deskBid(id)),
    [],
  );
  for (const code of ['KeyX', 'KeyJ', 'KeyX', 'Digit2', 'Digit3', 'KeyE']) {
    press(code);
    await new Promise(requestAnimationFrame);
  }
  await userEvent.fill(page.getByRole('textbox', { name: /^Bid, step / }), '900000');
  await expect.element(page.getByText(/^Changing: /)).toBeInTheDocument();
  resolve(refusedResponse('OVERLOADED', 503));
  await soon(() => expect(page.getByText(/^Changing: /).query()).toBeNull());
  await expect.element(dialog()).toHaveAccessibleName('Edit bid');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toHaveAccessibleName('Not all bids were changed');
  expect(statusesSent()).toEqual([2]);
});

describe('autobid', () => {
  it('toggled three times quickly is one call with the last value', async () => {
    await openDesk(server, [deskBid(1)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const toggle = page.getByRole('switch');
    for (const isOn of [true, false, true]) {
      await vi.advanceTimersByTimeAsync(399);
      (toggle.element() as HTMLInputElement).click();
      await vi.advanceTimersByTimeAsync(0);
      expect((toggle.element() as HTMLInputElement).checked).toBe(isOn);
    }
    await vi.advanceTimersByTimeAsync(399);
    expect(server.sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await soon(() => expect(server.sent().map(({ body }) => body['autoBid'])).toEqual([true]));
  });

  it('that fails is reverted', async () => {
    server.cutOff('PUT /bid/update-auto-bid');
    await openDesk(server, [deskBid(1)]);
    const toggle = page.getByRole('switch');
    (toggle.element() as HTMLInputElement).click();
    await expect
      .element(page.getByText('No connection to the server; the information has not been changed'))
      .toBeVisible();
    expect((toggle.element() as HTMLInputElement).checked).toBe(false);
  });
});

test('without rights a row has no control except its selection', async () => {
  const can = { setStatus: false, editPrice: false, editSoldPrice: false, setAutoBid: false };
  await openDesk(server, [deskBid(1, { can })]);
  expect(rowOf(1)?.querySelectorAll('button, [role="switch"]')).toHaveLength(0);
});

test('a row shows the state of its lot, with a price and without', async () => {
  const can = { setStatus: false, editPrice: false, editSoldPrice: false, setAutoBid: false };
  const over = { can, status: 4535, bidStatus: 5 };
  await openDesk(server, [deskBid(1, { ...over, soldPrice: null }), deskBid(2, { ...over, soldPrice: 500_000 })]);
  expect(rowOf(1)?.textContent).toMatch(/Not sold$/);
  expect(rowOf(2)?.textContent).toMatch(/Not sold500\s000\s¥$/);
});
