import type { InputOf } from '@seri/contract/call';
import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdEventTime } from '../../../lib/browser/event-time.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { sessionOf } from '../../identity/session/accounts.testkit.ts';
import { session } from '../../identity/session/session.ts';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import { BidPanel } from './bid-panel.tsx';

type Body = InputOf<typeof biddingCalls.create>['body'];
interface Sent {
  key: string | null;
  body: Body;
}

const placed = { bidAmount: 505_000, bidDate: '2026-11-17T03:00:00Z', bidId: 12, bidStatus: 1 };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Answers the creates one after another; one that throws is lost on its way. */
function serve(...creates: (() => Response)[]) {
  const sent: Sent[] = [];
  const answers: Readonly<Record<string, unknown>> = { '/v1/bid/type': types, '/v1/bid/group?week=2026-11-16': [] };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = input as string;
    if (!url.startsWith('/v1/bid/create'))
      return json(url in answers ? 200 : 404, answers[url] ?? { code: 'NOT_FOUND' });
    sent.push({
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(init?.body as string) as Body,
    });
    const answer = creates[Math.min(sent.length, creates.length) - 1];
    return answer ? answer() : json(200, placed);
  });
  return sent;
}
const types = [{ value: 1, label: 'Whole', description: 'As it is' }];
const lose = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  queryClient.clear();
  vi.setSystemTime('2026-11-17T03:00:00Z');
  // A VIP: no credit check.
  session.set(sessionOf({ role: 'vip', userId: 5, flags: ['biddingAllowed'] }));
});

async function open(view = carView(7), withPrices = false) {
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <BidPanel lot={view} terms={<a href="/terms">terms</a>} withPrices={withPrices} />
    </QueryClientProvider>,
  );
  return screen;
}

async function confirm(screen: Awaited<ReturnType<typeof open>>) {
  await screen.getByRole('textbox', { name: 'Your bid, step 5\u00A0000\u00A0¥' }).fill('0505000');
  await screen.getByRole('combobox', { name: 'Export type' }).selectOptions('1');
  await screen.getByRole('button', { name: 'Place bid 505\u00A0000\u00A0¥' }).click();
  const yes = screen.getByRole('dialog').getByRole('button', { name: 'Place bid 505\u00A0000\u00A0¥' });
  await expect.element(yes).toBeDisabled();
  await screen.getByRole('checkbox').click();
  return yes;
}

test('with a fault no dialog opens, and the field is focused', async () => {
  const sent = serve();
  const screen = await open();
  const amount = screen.getByRole('textbox', { name: 'Your bid, step 5\u00A0000\u00A0¥' });
  await amount.fill('499000');
  await screen.getByRole('button', { name: /^Place bid/ }).click();
  await expect.element(screen.getByText('The amount must be at least 500\u00A0000\u00A0¥')).toBeVisible();
  await expect.element(screen.getByText('Required field')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a bid is confirmed with the terms, sent once, and shown as placed after the server’s answer', async () => {
  const sent = serve();
  const screen = await open();
  const yes = await confirm(screen);
  await yes.dblClick();
  await expect.element(screen.getByRole('heading', { name: 'Bid placed' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    carId: 7,
    lotType: 'auction',
    amount: 505_000,
    bidType: 1,
    bidGroup: null,
    confirm: 1,
  });
});

test('a placed bid shows before the new balance has loaded', async () => {
  serve();
  const answer = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation((input, init) =>
    input === '/v1/user/view-profile' ? new Promise(() => {}) : answer!(input, init),
  );
  const screen = await open();
  await (await confirm(screen)).click();
  await expect.element(screen.getByRole('heading', { name: 'Bid placed' })).toBeVisible();
});

test('R13: a call without an answer is repeated with the same key, and the screen says so meanwhile', async () => {
  const sent = serve(lose);
  const screen = await open();
  await (await confirm(screen)).click();
  await expect.element(screen.getByText('No answer from the server', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Bid placed' })).not.toBeInTheDocument();
  // The connection is back.
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    if (!(input as string).startsWith('/v1/bid/create')) return json(404, { code: 'NOT_FOUND' });
    sent.push({
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(init?.body as string) as Body,
    });
    return json(200, placed);
  });
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { name: 'Bid placed' })).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
});

test('a refusal shows in the dialog, unticks the terms and keeps the fields', async () => {
  serve(() => json(409, { code: 'AUCTION_FINISHED', data: {} }));
  const screen = await open();
  await (await confirm(screen)).click();
  await expect.element(screen.getByText('Auction is finished')).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'Your bid, step 5\u00A0000\u00A0¥' }))
    .toHaveValue('505\u00A0000');
});

test('R93: a bid that overdue payments stop names them, with the way to each and to the payments', async () => {
  const overdue = [
    { purchaseId: 700_001, open: 850_000, dueOn: '2026-11-10' },
    { purchaseId: 700_002, open: 40_000, dueOn: '2026-11-12' },
  ];
  serve(() => json(409, { code: 'PAYMENT_OVERDUE', data: { overdue } }));
  const screen = await open();
  await (await confirm(screen)).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice.getByText(/A payment is overdue/)).toBeVisible();
  const [first, second] = notice.getByRole('listitem').all();
  await expect.element(first!).toMatchTextContent(/850.000.¥ was due 10 Nov 2026/);
  await expect.element(second!.getByRole('link')).toHaveAttribute('href', '/payments/700002');
  await expect.element(notice.getByRole('link', { name: 'Open payments' })).toHaveAttribute('href', '/payments');
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

test('R53: a fault from the server shows at its field, which is focused', async () => {
  serve(() => json(422, { code: 'FIELDS', data: { fields: { bidGroup: { problem: 'groupFull' } } } }));
  const screen = await open();
  const group = screen.getByRole('combobox', { name: 'Group' });
  await group.selectOptions('A');
  await (await confirm(screen)).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(group)
    .toHaveAccessibleDescription('This group has bought all its cars: raise “buy at most” or choose another group');
  await expect.element(group).toHaveFocus();
  await group.selectOptions('B');
  await expect
    .element(screen.getByText('This group has bought all its cars: raise “buy at most” or choose another group'))
    .not.toBeInTheDocument();
});

test('the open bid shows a cancel button only if the server allows it', async () => {
  serve();
  const { bidInfo } = carView(7);
  const own = { ...bidInfo, myBid: true, jasId: 12, myBidAmount: 505_000, myBidDate: placed.bidDate, bidStatusId: 1 };
  const screen = await open(carView(7, { bidInfo: own }));
  await expect.element(screen.getByText('Under Review')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel bid' })).not.toBeInTheDocument();
  const other = await open(carView(7, { bidInfo: { ...own, cancellationAllowed: true } }));
  await expect.element(other.getByRole('button', { name: 'Cancel bid' })).toBeVisible();
});

test('R52: after the deadline has passed with the page open, cancelling says until when it was possible', async () => {
  serve();
  const { bidInfo } = carView(7);
  const own = { myBid: true, jasId: 12, myBidAmount: 505_000, bidStatusId: 1, cancellationAllowed: true };
  const screen = await open(carView(7, { bidInfo: { ...bidInfo, ...own, cancelDeadline: '2026-11-17T02:59:00Z' } }));
  await screen.getByRole('button', { name: 'Cancel bid' }).click();
  await expect
    .element(screen.getByText('Bids can be cancelled until 2 hours before the first lot of the auction.'))
    .toBeVisible();
});

test('R52: a cancel refused as too late shows the server’s hours, because the auction may have been moved', async () => {
  const { bidInfo } = carView(7);
  const own = { myBid: true, jasId: 12, myBidAmount: 505_000, bidStatusId: 1, cancellationAllowed: true };
  const refused = { success: false, code: 'CANCEL_CLOSED', data: { cancelDeadlineHour: 0.5 }, text: {}, id: '' };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    input === '/v1/bid/update-bid-status' ? json(409, refused) : json(404, { code: 'NOT_FOUND' }),
  );
  const screen = await open(carView(7, { bidInfo: { ...bidInfo, ...own, cancelDeadlineHour: 2 } }));
  await screen.getByRole('button', { name: 'Cancel bid' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel bid' }).click();
  await expect
    .element(screen.getByText('Bids can be cancelled until 30 minutes before the first lot of the auction.'))
    .toBeVisible();
});

test('R50: a reserved stock car shows that it is reserved, not that it has just been', async () => {
  serve();
  const screen = await open(carView(7, { pageType: 'stock', bidInfo: { ...carView(7).bidInfo, acceptBid: false } }));
  await expect.element(screen.getByText('This car is reserved or sold')).toBeVisible();
  await expect.element(screen.getByText('Someone has just reserved this car')).not.toBeInTheDocument();
});

test('a restricted client sees what to do first, in place of the fields', async () => {
  serve();
  const screen = await open(carView(7, { bidInfo: { ...carView(7).bidInfo, biddingAllowed: false } }));
  await expect
    .element(screen.getByText('Bidding opens with your first deposit. Contact your manager for an invoice.'))
    .toBeVisible();
  const how = screen.getByRole('link', { name: 'How to open bidding' });
  await expect.element(how).toHaveAttribute('href', '/balance');
  await expect.element(screen.getByRole('textbox', { name: /^Your bid/ })).not.toBeInTheDocument();
});

const amountIn = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('textbox', { name: /^Your bid, step/ });
const viewWith = (change: Partial<ReturnType<typeof carView>['bidInfo']>) =>
  carView(7, { bidInfo: { ...carView(7).bidInfo, ...change } });
const hold = (element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }));

test('R50: Enter asks, ticks the terms and places the bid, each by a press of its own; a held key does nothing', async () => {
  const events = holdEventTime();
  const sent = serve();
  const screen = await open(viewWith({ lastBidType: 1 }));
  await amountIn(screen).fill('505000');
  await userEvent.keyboard('{Enter}');
  const box = screen.getByRole('checkbox');
  await expect.element(box).toHaveFocus();
  hold(box.element());
  events.pass(499);
  await userEvent.keyboard('{Enter}');
  await expect.element(box).not.toBeChecked();
  events.pass(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toBeChecked();
  hold(box.element());
  await expect.element(screen.getByRole('dialog', { name: 'Place this bid?' })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Bid placed' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([{ amount: 505_000, bidType: 1, confirm: 1 }]);
});

test('after a refusal the terms have the focus again, and Enter ticks them anew', async () => {
  const events = holdEventTime();
  const sent = serve(() => json(409, { code: 'AUCTION_FINISHED', data: {} }));
  const screen = await open(viewWith({ lastBidType: 1 }));
  await amountIn(screen).fill('505000');
  await userEvent.keyboard('{Enter}');
  const box = screen.getByRole('checkbox');
  await expect.element(box).toHaveFocus();
  events.pass(500);
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(screen.getByText('Auction is finished')).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toBeChecked();
  expect(sent).toHaveLength(1);
});

test('R50: a first bid asks for the export type, and Enter goes on from there', async () => {
  serve();
  const screen = await open();
  await amountIn(screen).fill('505000');
  await userEvent.keyboard('{Enter}');
  const type = screen.getByRole('combobox', { name: 'Export type' });
  await expect.element(type).toHaveFocus();
  await userEvent.keyboard('W{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Place this bid?' });
  await expect.element(dialog.getByText('Whole')).toBeVisible();
});

test('R51: an amount off the step offers the two nearest, and the chosen one has the focus', async () => {
  serve();
  const screen = await open(viewWith({ bidStep: 3000, startPrice: 100_000, lastBidType: 1 }));
  const amount = amountIn(screen);
  await amount.fill('110000');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/go in steps of 3.000.¥/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^108.000.¥$/ })).toBeVisible();
  await screen.getByRole('button', { name: /^111.000.¥$/ }).click();
  await expect.element(amount).toHaveValue('111\u00A0000');
  await expect.element(amount).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: /^108.000.¥$/ })).not.toBeInTheDocument();
});

test('an open bid can only be changed once something is changed', async () => {
  serve();
  const own = { myBid: true, jasId: 12, myBidAmount: 505_000, bidStatusId: 1, bidType: 1 };
  const screen = await open(viewWith({ ...own, myBidDate: placed.bidDate }));
  const change = screen.getByRole('button', { name: /^Change bid to/ });
  await expect.element(change).toHaveAttribute('aria-disabled', 'true');
  await amountIn(screen).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Change this bid?' })).toBeVisible();
});

test('R42: beside a list and in the confirmation stand the day of the auction and the deadline', async () => {
  serve();
  const deadline = { biddingDeadline: '2026-11-17T04:30:00Z', lastBidType: 1 };
  const screen = await open(viewWith(deadline), true);
  const line = /^Bidding closes 13:30 JST.*, in 1 hr$/;
  await expect.element(screen.getByText('USS Tokyo · Wed 18 Nov')).toBeVisible();
  await expect.element(screen.getByText(line)).toBeVisible();
  await amountIn(screen).fill('505000');
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Place this bid?' });
  await expect.element(dialog.getByText('USS Tokyo · Wed 18 Nov')).toBeVisible();
  await expect.element(dialog.getByText(line)).toBeVisible();
});
