import { expect, type Page, test } from '@playwright/test';
import { freeStates } from '@seri/domain/lots/lot-status';
import { newJoan } from './accounts.ts';
import { db } from './database.ts';
import { signInAs, type TestPerson } from './sign-in.ts';
import { byColleague, manager } from './staff.ts';

const inDays = (days: number) => new Date(Date.now() + (9 + 24 * days) * 3_600_000).toISOString().slice(0, 10);

/** Signs in a new client with a remittance of this amount. */
export async function clientWith(page: Page, address: string | undefined, amount: number): Promise<TestPerson> {
  const baseURL = address ?? '';
  const { email, id } = await newJoan();
  await signInAs(page.context(), manager, baseURL);
  const booked = await page.request.post('/v1/user/remittance', {
    headers: { origin: baseURL },
    data: { id, amount, description: '', reason: 'Bank statement' },
  });
  expect(booked.ok(), await booked.text()).toBe(true);
  await signInAs(page.context(), email, baseURL);
  return email;
}

/**
 * A cheap open lot on which nobody bids: one that another journey has won refuses bids. It runs from the day after
 * tomorrow on, so that no deadline passes meanwhile. Journeys that run at the same time choose far from each other.
 */
export function lotToBid(): Promise<{ id: number; start_price: number }> {
  return db
    .selectFrom('lot')
    .select(['id', 'start_price'])
    .$narrowType<{ start_price: number }>()
    .where('kind', '=', 'car')
    .where('status', 'in', freeStates)
    .where('held_on', '>=', inDays(2))
    .where('start_price', '>', 0)
    .where('id', 'not in', (query) => query.selectFrom('bid').select('lot_id'))
    .orderBy('start_price')
    .orderBy('id')
    .limit(1)
    .offset(30 * test.info().parallelIndex)
    .executeTakeFirstOrThrow();
}

/** Places a bid by a call, as from another device, on a lot of its own. */
export async function placeBid(
  { request }: Page,
  baseURL: string | undefined,
): Promise<{ bidId: number; amount: number }> {
  const { id, start_price: startPrice } = await lotToBid();
  // A multiple of every house's step.
  const amount = Math.ceil(startPrice / 30_000) * 30_000;
  const answer = await request.post('/v1/bid/create', {
    headers: { origin: baseURL ?? '' },
    data: { carId: id, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { bidId } = (await answer.json()) as { bidId: number };
  return { bidId, amount };
}

/** Bids on a lot, and wins it at the price of the bid; the answer is the path of the purchase. */
export async function winCar(page: Page, { request }: Page, baseURL: string | undefined): Promise<string> {
  const { bidId, amount } = await placeBid(page, baseURL);
  await byColleague(request, baseURL ?? '', '/bid/update-bid-status', { bidId, status: 6 });
  await byColleague(request, baseURL ?? '', '/bid/update-sold-price', { bidId, soldPrice: amount });
  const { list } = (await (await page.request.get('/v1/purchased-cars/index')).json()) as { list: { id: number }[] };
  return `/purchases/${list[0]?.id}`;
}

/** A car of the stock, which is bought today: another lot of these days is bought on a day to come. The answer is its path. */
export async function orderCar(buyer: Page, desk: Page, baseURL: string): Promise<string> {
  const car = await db
    .selectFrom('lot')
    .select(['id', 'start_price'])
    .where('kind', '=', 'stock')
    .where('status', 'in', freeStates)
    .where('start_price', '>', 0)
    .where('id', 'not in', (query) => query.selectFrom('bid').select('lot_id'))
    .orderBy('start_price')
    .orderBy('id')
    .limit(1)
    .offset(5 * test.info().parallelIndex)
    .executeTakeFirstOrThrow();
  const order = { carId: car.id, amount: car.start_price, lotType: 'stock', bidGroup: null, bidType: null, confirm: 1 };
  const answer = await buyer.request.post('/v1/bid/create', { headers: { origin: baseURL }, data: order });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { bidId } = (await answer.json()) as { bidId: number };
  await byColleague(desk.request, baseURL, '/bid/update-bid-status', { bidId, status: 6 });
  const { list } = (await (await buyer.request.get('/v1/purchased-cars/index')).json()) as { list: { id: number }[] };
  return `/purchases/${list[0]?.id}`;
}
