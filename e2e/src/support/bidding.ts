import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { freeStates } from '@seri/domain/lots/lot-status';
import { newJoan } from './accounts.ts';
import { signInAs, type TestPerson } from './sign-in.ts';
import { manager } from './staff.ts';

interface BiddingLot {
  id: number;
  startPrice: number;
  myBid: boolean;
  status: number;
}

/** Another journey may have ended some sessions. */
const isOpen = (status: number) => (freeStates as readonly number[]).includes(status);

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
 * A cheap open lot from the day after tomorrow on, so that no deadline passes meanwhile. Each journey uses its own
 * position.
 */
export async function lotToBid(request: APIRequestContext, place: number): Promise<BiddingLot> {
  const answer = await request.get('/v1/car-auction/listing', {
    params: { sort: 'startPrice', order: 'ASC', pageSize: '70', auctionDateFrom: inDays(2) },
  });
  const { carsList } = (await answer.json()) as { carsList: BiddingLot[] };
  const lot = carsList.filter(({ myBid, startPrice, status }) => !myBid && startPrice > 0 && isOpen(status))[place];
  expect(lot).toBeDefined();
  return lot ?? { id: 0, startPrice: 0, myBid: false, status: 0 };
}

/** Places a bid by a call, as from another device, on the cheap lot at that position. */
export async function placeBid(
  { request }: Page,
  baseURL: string | undefined,
  place: number,
): Promise<{ bidId: number; amount: number }> {
  const { id, startPrice } = await lotToBid(request, place);
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
