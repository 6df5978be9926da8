import type { AnswerOf } from '@seri/contract/call';
import { mostAtOnce } from '@seri/contract/trade/bid-desk.schema';
import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { type SoakDay, type PlacedByBidder, rememberBid } from './day.ts';
import type { SoakedPortal } from './portal.ts';

type AnsweredBid = AnswerOf<typeof biddingCalls.create>;
type AnsweredStatuses = AnswerOf<typeof biddingCalls.setStatuses>;

/** One batch in ten is taken back before it is decided for good. */
const undone = 0.1;
/** The houses of the demonstration run on: one may end a lot, and its staff change a bid. */
const refusals = ['STATE_CHANGED', 'AUCTION_FINISHED', 'BIDDING_CLOSED', 'CAR_RESERVED', 'AMOUNT_LOWERED'];

/** Clients place so many bids and change half of them, while the manager accepts and then ends them, a page at a time. */
export async function workOnBids(portal: SoakedPortal, day: SoakDay, bids: number, lanes: number): Promise<void> {
  const waiting: number[] = [];
  let left = bids;
  const bidOn = async () => {
    while (left > 0) {
      left -= 1;
      const placed = await placeOrRaise(portal, day);
      if (placed) waiting.push(placed.bidId);
      if (waiting.length >= mostAtOnce) await decidePage(portal, day, waiting.splice(0, mostAtOnce));
    }
  };
  await Promise.all(Array.from({ length: lanes }, bidOn));
  if (waiting.length > 0) await decidePage(portal, day, waiting);
}

async function placeOrRaise(portal: SoakedPortal, day: SoakDay): Promise<PlacedByBidder | undefined> {
  const { random, people, lots } = day;
  const [bidder, lot] = [random.pick(people), random.pick(lots)];
  const amount = lot.least + random.integer(0, 20) * lot.step;
  const bidGroup = random.chance(0.5) ? random.pick(['A', 'B', 'C', 'D']) : null;
  const terms = { carId: lot.id, lotType: 'auction', bidGroup, bidType: 1, confirm: 1 };
  const placeBid = (of: number) =>
    portal.read<AnsweredBid>('/bid/create', {
      method: 'POST',
      cookie: bidder.cookie,
      body: { ...terms, amount: of },
      refusals,
    });
  const answer = await placeBid(amount);
  if (!answer) return undefined;
  const placed = { bidId: answer.bidId, amount, bidder, lot };
  rememberBid(day, placed);
  if (random.chance(0.5)) await placeBid(amount + lot.step);
  return placed;
}

async function decidePage(portal: SoakedPortal, { manager: { cookie }, random }: SoakDay, bidIds: readonly number[]) {
  const put = { method: 'PUT', cookie } as const;
  const setAll = (status: number) => {
    const body = { status, bids: bidIds.map((bidId) => ({ bidId })) };
    return portal.read<AnsweredStatuses>('/bid/update-bid-statuses', { ...put, body });
  };
  await portal.fetch(`/v1/bid/index?pageSize=${mostAtOnce}`, { cookie, accept: 'application/json' });
  const accepted = await setAll(bidStatusCodes.bid);
  if (accepted && random.chance(undone)) {
    const { batch } = accepted;
    await portal.fetch('/v1/bid/undo-many', { ...put, body: { batch }, refusals: ['UNDO_CLOSED'] });
  }
  await portal.fetch(`/v1/bid/logs?bidId=${random.pick(bidIds)}`, { cookie });
  await setAll(random.chance(0.5) ? bidStatusCodes.dontBid : bidStatusCodes.finished);
}
