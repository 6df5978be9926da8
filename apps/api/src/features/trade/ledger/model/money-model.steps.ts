import { bidStatusCodes as codes, isOpenBid, isWaiting } from '@seri/domain/bids/bid-statuses';
import type { ChargeKind } from '@seri/domain/charges/charge-kinds.data';
import {
  costOf,
  isBooked,
  type ModelBuyer,
  type ModelCharge,
  type ModelPurchase,
  type ModelReceipt,
  type ModelRequest,
  type MoneyBid,
  newRow,
  sumOf,
  type ToldMoney,
} from './money-facts.steps.ts';
import { ModelPapers } from './money-papers.steps.ts';
import type { TableLine } from './money-table.steps.ts';

export interface WantedCharge {
  kind: ChargeKind;
  amount: number | null;
  note: string;
  isBooked: boolean;
}

/** A model of the money after a win without a database: plain lists and sums. It shares no rule of money with the product. */
export class MoneyModel {
  readonly bids: MoneyBid[] = [];
  readonly purchases: ModelPurchase[] = [];
  readonly papers = new ModelPapers();
  readonly receipts: ModelReceipt[] = [];
  readonly requests: ModelRequest[] = [];

  balanceOf(buyer: ModelBuyer): number {
    return this.outsideOf(buyer) - sumOf(this.purchasesOf(buyer).map(costOf));
  }

  /** The sum of all entries that no purchase bears. */
  outsideOf(buyer: ModelBuyer): number {
    return buyer.cash + sumOf(this.purchasesOf(buyer).map(({ settlement }) => settlement?.gain ?? 0));
  }

  purchasesOf(buyer: ModelBuyer): ModelPurchase[] {
    return this.purchases.filter(({ bid }) => bid.buyer === buyer);
  }

  /** Whether it is a bid that the client may place. */
  canBid(buyer: ModelBuyer, lot: number): boolean {
    const onLot = this.bids.filter((bid) => bid.lot === lot);
    return !onLot.some(({ status, buyer: by }) => status === codes.won || (by === buyer && isOpenBid(status)));
  }

  bid(buyer: ModelBuyer, lot: number, amount: number): ToldMoney {
    this.bids.push({ ...newRow(), buyer, lot, amount, status: codes.new, soldPrice: null, purchase: null });
    return 'done';
  }

  /** R57: a win that becomes another status takes its purchase with it. R90: for a reason, if it is invoiced. */
  setStatus(bid: MoneyBid, version: number, to: number, said: { confirmed: boolean; saysWhy: boolean }): ToldMoney {
    if (version !== bid.version || !isOpenBid(bid.status) || bid.status === to) return 'STATE_CHANGED';
    if (bid.purchase && !said.saysWhy && this.papers.bearsSome(bid.purchase)) return 'REASON_NEEDED';
    const rivals = this.#rivalsOf(bid);
    if (to === codes.won && !said.confirmed && rivals.some(({ amount }) => amount > bid.amount)) return 'DEARER_BID';
    if (bid.purchase) this.#end(bid.purchase);
    if (bid.status === codes.won && !isOpenBid(to)) bid.soldPrice = null;
    change(bid, { status: to });
    if (to !== codes.won) return 'done';
    if (bid.soldPrice !== null && bid.soldPrice <= bid.amount) this.#buy(bid, bid.soldPrice);
    for (const rival of rivals) change(rival, { status: codes.finished });
    return 'done';
  }

  /** R59, R61: a won bid is bought at this price, or its purchase follows it. */
  price(bid: MoneyBid, version: number, soldPrice: number | null, confirmed: boolean): ToldMoney {
    if (version !== bid.version || !isOpenBid(bid.status)) return 'STATE_CHANGED';
    const isWon = bid.status === codes.won;
    if (isWon && soldPrice === null) return 'FIELDS';
    if (isWon && Number(soldPrice) > bid.amount && !confirmed) return 'PRICE_ABOVE_BID';
    const isSame = soldPrice === bid.soldPrice && (!isWon || bid.purchase !== null);
    if (isWon && soldPrice !== null) {
      if (bid.purchase) this.#reprice(bid.purchase, soldPrice);
      else this.#buy(bid, soldPrice);
    }
    if (!isSame) change(bid, { soldPrice });
    return 'done';
  }

  /** R58: the bid and its purchase are again what they were. */
  undo(bid: MoneyBid, was: FiguresBefore): ToldMoney {
    const price = was.soldPrice ?? was.amount;
    if (bid.purchase && !was.isBought) this.#end(bid.purchase);
    else if (bid.purchase) this.#reprice(bid.purchase, price);
    else if (was.isBought) this.#buy(bid, price);
    if (was.status === codes.won) for (const rival of this.#rivalsOf(bid)) change(rival, { status: codes.finished });
    change(bid, { status: was.status, soldPrice: was.soldPrice });
    return 'done';
  }

  enterCharge(purchase: ModelPurchase, wanted: WantedCharge, mayDiscount: boolean): ToldMoney {
    if (isFaulty(wanted)) return 'FIELDS';
    if (purchase.isVoid) return 'STATE_CHANGED';
    if (wanted.kind === 'discount' && !mayDiscount) return 'FORBIDDEN';
    const { kind, amount, note } = wanted;
    const state = wanted.isBooked ? 'booked' : 'expected';
    purchase.charges.push({ ...newRow(), kind, amount, note, state, isByTable: false });
    change(purchase);
    return 'done';
  }

  changeCharge(
    { purchase, charge, version }: ChargeInModel,
    wanted: Omit<WantedCharge, 'kind'>,
    mayDiscount: boolean,
  ): ToldMoney {
    const refused = this.#refusedCharge({ purchase, charge, version }, mayDiscount);
    if (refused) return refused;
    if (isBooked(charge) && !wanted.isBooked) return 'STATE_CHANGED';
    if (isFaulty({ ...wanted, kind: charge.kind as ChargeKind })) return 'FIELDS';
    change(charge, { amount: wanted.amount, note: wanted.note, state: wanted.isBooked ? 'booked' : 'expected' });
    change(purchase);
    return 'done';
  }

  removeCharge({ purchase, charge, version }: ChargeInModel, mayDiscount: boolean): ToldMoney {
    const refused = this.#refusedCharge({ purchase, charge, version }, mayDiscount);
    if (refused) return refused;
    change(charge, { state: isBooked(charge) ? 'returned' : 'dropped' });
    change(purchase);
    return 'done';
  }

  /** The end of the purchase of a won bid: everything comes back. */
  endAsSettled(purchase: ModelPurchase): void {
    this.#end(purchase);
    change(purchase.bid, { status: codes.blank, soldPrice: null });
  }

  /** The win of a settlement that is reversed. Other bids on its lot lose it again. */
  winAgain(purchase: ModelPurchase, soldPrice: number | null): void {
    const { bid } = purchase;
    for (const rival of this.#rivalsOf(bid)) change(rival, { status: codes.finished });
    change(bid, { status: codes.won, soldPrice, purchase });
  }

  #rivalsOf({ lot, buyer }: MoneyBid): MoneyBid[] {
    return this.bids.filter((bid) => bid.lot === lot && bid.buyer !== buyer && isWaiting(bid.status));
  }

  #buy(bid: MoneyBid, price: number): void {
    const { linesAt, dueDays } = bid.buyer;
    const charges = linesAt(price).map((line) => ({ ...newRow(), ...line, note: '', isByTable: true }));
    bid.purchase = { ...newRow(), bid, price, isVoid: false, dueDays, charges, settlement: null };
    this.purchases.push(bid.purchase);
  }

  /** R87: what comes from the table follows the price, as long as nobody has changed it and no invoice bears it. */
  #reprice(purchase: ModelPurchase, to: number): void {
    const { price: from, bid } = purchase;
    if (from === to) return;
    change(purchase, { price: to });
    const [former, lines] = [bid.buyer.linesAt(from), bid.buyer.linesAt(to)];
    for (const charge of purchase.charges) {
      const [before, line] = [lineOf(former, charge), lineOf(lines, charge)];
      const isOver = charge.state === 'returned' || charge.state === 'dropped';
      if (!charge.isByTable || isOver || before?.amount !== charge.amount || this.papers.bears(charge)) continue;
      if (!line || (isBooked(charge) && line.amount === null)) continue;
      charge.amount = line.amount;
    }
  }

  #refusedCharge({ purchase, charge, version }: ChargeInModel, mayDiscount: boolean): ToldMoney | undefined {
    const isOver = charge.state === 'returned' || charge.state === 'dropped';
    if (purchase.isVoid || isOver || version !== charge.version) return 'STATE_CHANGED';
    if (this.papers.bears(charge)) return 'ALREADY_INVOICED';
    return charge.kind === 'discount' && !mayDiscount ? 'FORBIDDEN' : undefined;
  }

  /** R61: everything that was booked is given back, and nothing more is expected. */
  #end(purchase: ModelPurchase): void {
    for (const charge of purchase.charges) {
      if (isBooked(charge)) change(charge, { state: 'returned' });
      else if (charge.state === 'expected') change(charge, { state: 'dropped' });
    }
    change(purchase, { isVoid: true });
    purchase.bid.purchase = null;
    this.papers.creditUnbooked(purchase);
  }
}

/** A bid before a change of the desk, as the list of changes tells it. */
export interface FiguresBefore {
  status: number;
  amount: number;
  soldPrice: number | null;
  isBought: boolean;
}

export interface ChargeInModel {
  purchase: ModelPurchase;
  charge: ModelCharge;
  version: number;
}

/** Counts up the version: the same call over the former one is refused. */
export function change<Row extends { version: number }>(row: Row, to: Partial<Row> = {}): void {
  Object.assign(row, to, { version: row.version + 1 });
}

const lineOf = (lines: readonly TableLine[], { kind }: ModelCharge) => lines.find((line) => line.kind === kind);

function isFaulty({ kind, amount, note, isBooked: isBookedNow }: WantedCharge): boolean {
  if (amount === null) return isBookedNow || (kind === 'other' && note === '');
  if (kind === 'discount' ? amount >= 0 : amount < 0) return true;
  return kind === 'other' && note === '';
}
