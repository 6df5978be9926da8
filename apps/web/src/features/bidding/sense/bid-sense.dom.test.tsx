import type { AnswerOf } from '@seri/contract/call';
import type { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import type { BiddingStanding } from './bid-credit.ts';
import { BidSense } from './bid-sense.tsx';
import { GroupField } from '../form/group-field.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const week = '2026-11-16';
/** Bids on it can still be cancelled. */
const toCome = { cancelDeadline: '2999-11-17T23:00:00Z', biddingDeadline: '2999-11-18T00:00:00Z' };
const view = carView(7, { bidInfo: { ...carView(7).bidInfo, ...toCome } });
const inA = (lotId: number, amount: number): BiddingStanding['bids'][number] => ({
  bidId: 500_000 + lotId,
  lotId,
  status: 1,
  amount,
  adjustment: 0,
  group: `${week} A`,
  canWithdraw: true,
});

const standing: BiddingStanding = {
  balanceInfo: {
    balance: 100_000,
    creditLimit: 1_900_000,
    bidAllow: 1_300_000,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    activeBids: 1,
  },
  creditLimitCheck: true,
  bids: [inA(1, 700_000)],
  rooms: [],
};

type AllIn = AnswerOf<typeof tariffsCalls.allIn>;

const allIn: AllIn = {
  total: 575_000,
  lines: [
    { kind: 'agent', amount: 40_000, missing: [] },
    { kind: 'freight', amount: null, missing: ['dischargePort'] },
    { kind: 'insurance', amount: null, missing: ['cfr'] },
  ],
  unknown: 2,
  loadPort: null,
  dischargePort: null,
};

interface SenseOptions {
  group?: string | null;
  answer?: BiddingStanding;
  /** Null: the call fails. */
  cost?: AllIn | null;
}

async function sense(amount: number | null, { group = null, answer = standing, cost = allIn }: SenseOptions = {}) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input as string;
    if (!url.includes('/tariffs/all-in')) return Response.json(answer);
    asked.push(url);
    return cost ? Response.json(cost) : new Response('', { status: 500 });
  });
  const onGroup = vi.fn<(group: string | null) => void>();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <BidSense lot={view} amount={amount} group={group} onAmount={() => {}} onGroup={onGroup} />
    </QueryClientProvider>,
  );
  return { screen, onGroup, asked };
}

test('it shows what would be left, what other bids hold and what this bid would hold', async () => {
  const { screen } = await sense(500_000);
  await expect.element(screen.getByText(/^800.000.¥$/)).toBeVisible();
  await expect.element(screen.getByText(/700.000.¥ in open bids · \+ 500.000.¥ now/)).toBeVisible();
  await expect.element(screen.getByText(/of 2.000.000.¥/)).toBeVisible();
});

test('an amount above the free credit is announced when typing stops', async () => {
  const { screen } = await sense(1_500_000);
  await expect.element(screen.getByText(/Short by 200.000.¥/)).toBeVisible();
});

test('a group in which the bid would hold less is named and can be chosen', async () => {
  const { screen, onGroup } = await sense(500_000);
  await expect.element(screen.getByText(/In group A \(buys 1 of 2\) this bid would need no more funds/)).toBeVisible();
  await screen.getByRole('button', { name: 'Use group A' }).click();
  expect(onGroup).toHaveBeenCalledWith('A');
});

test('in a group it shows what the bid holds there, and what a win cancels', async () => {
  const { screen } = await sense(500_000, { group: 'A' });
  await expect.element(screen.getByText(/Group A buys 1 of 2: this bid needs no more funds/)).toBeVisible();
  await screen.getByText('If you win').click();
  await expect.element(screen.getByText(/^−400.000.¥$/)).toBeVisible();
  await expect.element(screen.getByText(/its other bid will be cancelled/)).toBeVisible();
});

test('without an amount it shows the free credit; an account without a limit sees no headroom', async () => {
  const { screen } = await sense(null);
  await expect.element(screen.getByText(/^1.300.000.¥$/)).toBeVisible();
  await screen.unmount();
  queryClient.clear();
  const vip = await sense(500_000, { answer: { ...standing, creditLimitCheck: false } });
  await expect.element(vip.screen.getByText('If you win')).toBeVisible();
  expect(vip.screen.getByText(/ in open bids/).elements()).toEqual([]);
});

test('R88 it says what the car costs up to the port, line by line, and what is not known yet', async () => {
  const { screen, asked } = await sense(500_000);
  const summary = screen.getByText(/All-in to the port ≈ 575.000.¥ \+ 2 unknown/);
  await summary.click();
  await expect.element(screen.getByText(/^40.000.¥$/)).toBeVisible();
  await expect.element(screen.getByText('depends on the port')).toBeVisible();
  await expect.element(screen.getByText('depends on the freight')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/lotId=7&amount=500000$/)]);
});

test('R88 without an amount, or without an answer, it says nothing of the charges', async () => {
  const { screen, asked } = await sense(null);
  await expect.element(screen.getByText(/^1.300.000.¥$/)).toBeVisible();
  expect(asked).toEqual([]);
  await screen.unmount();
  queryClient.clear();
  const failed = await sense(500_000, { cost: null });
  await expect.element(failed.screen.getByText(/^800.000.¥$/)).toBeVisible();
  expect(failed.screen.getByText(/All-in/).elements()).toEqual([]);
});

test('a number of cars that exceeds the credit is reverted and the free credit shown', async () => {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method !== 'PUT') {
      return Response.json([
        { value: '', label: 'No group', cars: 0 },
        { value: 'A', label: 'A', cars: 1 },
      ]);
    }
    sent.push(JSON.parse(init.body as string));
    const no = { success: false, code: 'CREDIT_EXCEEDED', data: { headroom: 90_000 }, text: {}, id: 'e-1' };
    return Response.json(no, { status: 402 });
  });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <GroupField week={week} value="A" onChange={() => {}} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('combobox', { name: 'Group' })).toHaveValue('A');
  const cars = screen.getByRole('textbox', { name: 'Buy at most' });
  await cars.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/Not enough credit: 90.000.¥ available/)).toBeVisible();
  await expect.element(cars).toHaveValue('1');
  expect(sent).toEqual([{ week, group: 'A', cars: 3 }]);
});
