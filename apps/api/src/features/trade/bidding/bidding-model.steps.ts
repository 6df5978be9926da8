import { creditForCars, isCovered } from '@seri/domain/bids/bid-credit';
import { type BidFacts, decideBid, decideCancel, type OpenBid } from '@seri/domain/bids/bid-decision';
import { groupKey } from '@seri/domain/bids/bid-groups';
import { endOfBid } from '@seri/domain/bids/bid-result';
import { bidStatusCodes as codes, isOpenBid, isWaiting } from '@seri/domain/bids/bid-statuses';
import { headroomOf, exposureOf } from '@seri/domain/money/exposure';
import { type Deadlines, deadlinesOf } from '@seri/domain/lots/lot-clock';
import { isOpen, mayBeReported } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { permissionsOf, roleIds } from '@seri/domain/people/roles';

export interface ModelLot {
  lotId: number;
  isStock: boolean;
  startPrice: number;
  status: number;
}

export interface ModelClient {
  accountId: number;
  creditLimit: number;
  dailyBidLimit: number;
  balance: number;
  rooms: Map<string, number>;
}

interface ModelBid {
  bidId: number;
  client: ModelClient;
  lot: ModelLot;
  amount: number;
  /** The group's letter. */
  group: string | null;
  status: number;
  /** R61: a confirmed order is bought and holds no amount any more. */
  isPaid?: boolean;
}

const fees = 50_000;

/** The answer of a call: a refusal, the bid, or plain success. */
export type ModelAnswer = { code: string; headroom?: number } | { amount: number; bidId: number | 'new' } | 'done';

const day = '2026-11-19';
const byRole = { client: permissionsOf(roleIds.client), manager: permissionsOf(roleIds.manager) };
export type By = keyof typeof byRole;

/** A model of bidding without a database: plain lists and the domain rules. */
export class BiddingModel {
  readonly now: Date;
  startsAt: Date;
  readonly bids: ModelBid[] = [];

  constructor(now: Date, startsAt: Date) {
    this.now = now;
    this.startsAt = startsAt;
  }

  bid(by: By, client: ModelClient, lot: ModelLot, terms: { amount: number; group: string | null }): ModelAnswer {
    const decision = decideBid(this.#factsOf(by, client, lot), {
      amount: terms.amount,
      bidType: 1,
      group: terms.group && groupKey(day, terms.group),
    });
    if ('refuse' in decision) {
      return { code: decision.refuse, ...('headroom' in decision && { headroom: decision.headroom }) };
    }
    const { amount, group } = decision;
    const own = this.#openOf(client).find((bid) => bid.lot === lot);
    if (decision.do === 'change' && own) {
      const status = decision.isSame ? own.status : codes.new;
      Object.assign(own, { amount, group: group && terms.group, status });
      return { amount, bidId: own.bidId };
    }
    this.bids.push({ bidId: 0, client, lot, amount, group: group && terms.group, status: codes.new });
    if (lot.isStock) lot.status = lotStatusCodes.sold;
    return { amount, bidId: 'new' };
  }

  cancel(by: By, bid: ModelBid): ModelAnswer {
    if (by === 'manager') return this.#cancelByStaff(bid);
    const decision = decideCancel({
      now: this.now,
      status: bid.status,
      deadlines: this.#deadlinesOf(bid.lot),
      cancellingClosesMinutes: bid.lot.isStock ? null : 120,
      isStock: bid.lot.isStock,
      isOver: !isOpen(bid.lot.status),
      isBound: true,
    });
    if ('refuse' in decision) return { code: decision.refuse };
    this.#end(bid, codes.cancelled);
    return 'done';
  }

  /** R57: staff may also take back a win on its day; the model never leaves that day. */
  #cancelByStaff(bid: ModelBid): ModelAnswer {
    if (!isOpenBid(bid.status)) return { code: 'STATE_CHANGED' };
    if (bid.isPaid) bid.client.balance += bid.amount + fees;
    bid.isPaid = false;
    this.#end(bid, codes.cancelled);
    return 'done';
  }

  setGroup(client: ModelClient, letter: string, cars: number): ModelAnswer {
    const key = groupKey(day, letter);
    const credit = creditForCars({ ...client, openBids: this.openBidsOf(client) }, key, cars);
    if (!isCovered(credit)) return { code: 'CREDIT_EXCEEDED', headroom: credit.headroom };
    client.rooms.set(key, cars);
    this.#closeFull(client, letter);
    return 'done';
  }

  /** R34: a report that contradicts the state of the lot changes nothing. */
  endLot(lot: ModelLot, status: number, soldPrice: number | null): void {
    if (!mayBeReported({ kind: lot.isStock ? 'stock' : 'car', status: lot.status }, status)) return;
    lot.status = status;
    for (const bid of this.bids.filter((each) => each.lot === lot && isWaiting(each.status))) {
      if (endOfBid(bid.amount, { status, soldPrice })) this.#end(bid, codes.finished);
    }
  }

  /** Returns false if the bid does not wait. No bid waits on a lot that is won. */
  win(won: ModelBid): boolean {
    if (!isWaiting(won.status)) return false;
    won.status = codes.won;
    if (won.lot.isStock) {
      won.isPaid = true;
      won.client.balance -= won.amount + fees;
    }
    for (const bid of this.bids) if (bid.lot === won.lot && isWaiting(bid.status)) this.#end(bid, codes.finished);
    if (won.group !== null) this.#closeFull(won.client, won.group);
    return true;
  }

  openBidsOf(client: ModelClient): OpenBid[] {
    return this.#openOf(client).map((bid) => ({
      bidId: bid.bidId,
      lotId: bid.lot.lotId,
      status: bid.status,
      amount: bid.amount,
      adjustment: 0,
      bidType: bid.lot.isStock ? null : 1,
      group: bid.group && groupKey(day, bid.group),
      canWithdraw: this.#canWithdraw(bid),
    }));
  }

  headroomOf(client: ModelClient): number {
    return headroomOf({ ...client, exposure: exposureOf(this.openBidsOf(client), client.rooms) });
  }

  #openOf(client: ModelClient): ModelBid[] {
    return this.bids.filter((bid) => bid.client === client && isOpenBid(bid.status) && !bid.isPaid);
  }

  /** A full group keeps no bid that can still be withdrawn. */
  #closeFull(client: ModelClient, letter: string): void {
    const members = this.#openOf(client).filter(({ group }) => group === letter);
    const wins = members.filter(({ status }) => status === codes.won).length;
    if (wins < (client.rooms.get(groupKey(day, letter)) ?? 1)) return;
    for (const bid of members) if (this.#canWithdraw(bid)) this.#end(bid, codes.cancelled);
  }

  #end(bid: ModelBid, status: number): void {
    bid.status = status;
    if (bid.lot.isStock) bid.lot.status = lotStatusCodes.upcoming;
  }

  #canWithdraw({ status, lot }: ModelBid): boolean {
    const deadlines = this.#deadlinesOf(lot);
    return isWaiting(status) && (deadlines === null || this.now < deadlines.cancelling);
  }

  #deadlinesOf({ isStock }: ModelLot): Deadlines | null {
    const { startsAt } = this;
    return isStock ? null : deadlinesOf({ startsAt, biddingClosesMinutes: 60, cancellingClosesMinutes: 120 });
  }

  #factsOf(by: By, client: ModelClient, lot: ModelLot): BidFacts {
    const own = this.bids.filter((bid) => bid.client === client);
    const isWon = this.bids.some((bid) => bid.lot === lot && bid.status === codes.won);
    return {
      now: this.now,
      lot: { ...lot, isOver: isWon || !isOpen(lot.status), step: 5000, deadlines: this.#deadlinesOf(lot) },
      client: {
        ...client,
        ...byRole.client,
        createdToday: own.length,
        overdue: [],
        openBids: this.openBidsOf(client),
        hasBidBefore: own.some((bid) => bid.lot === lot),
      },
      actor: byRole[by],
    };
  }
}
