import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { freeStates } from '@seri/domain/lots/lot-status';
import { newJoan } from './accounts.ts';
import { signInAs, type Somebody } from './sign-in.ts';
import { manager } from './staff.ts';

interface OpenLot {
  id: number;
  startPrice: number;
  myBid: boolean;
  status: number;
}

/** Another journey may have ended the session of some. */
const isOpen = (status: number) => (freeStates as readonly number[]).includes(status);

const inDays = (days: number) => new Date(Date.now() + (9 + 24 * days) * 3_600_000).toISOString().slice(0, 10);

/** A client of its own, with so much money that staff have recorded. */
export async function clientWith(page: Page, address: string | undefined, amount: number): Promise<Somebody> {
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

/** A cheap lot of the day after tomorrow or later, which nobody’s deadline reaches meanwhile; a place of its own. */
export async function lotToBid(request: APIRequestContext, place: number): Promise<OpenLot> {
  const answer = await request.get('/v1/car-auction/listing', {
    params: { sort: 'startPrice', order: 'ASC', pageSize: '70', auctionDateFrom: inDays(2) },
  });
  const { carsList } = (await answer.json()) as { carsList: OpenLot[] };
  const lot = carsList.filter(({ myBid, startPrice, status }) => !myBid && startPrice > 0 && isOpen(status))[place];
  expect(lot).toBeDefined();
  return lot ?? { id: 0, startPrice: 0, myBid: false, status: 0 };
}

/** By a call, as from another device, on the cheap lot of that place. */
export async function placeBid(
  { request }: Page,
  baseURL: string | undefined,
  place: number,
): Promise<{ bidId: number; amount: number }> {
  const { id, startPrice } = await lotToBid(request, place);
  // What every house's step divides.
  const amount = Math.ceil(startPrice / 30_000) * 30_000;
  const answer = await request.post('/v1/bid/create', {
    headers: { origin: baseURL ?? '' },
    data: { carId: id, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { bidId } = (await answer.json()) as { bidId: number };
  return { bidId, amount };
}
