import type { RefusalCode } from '@seri/contract/refusals';
import type { ChargeState } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { ReceiptState } from '@seri/domain/receipts/receipt-states';
import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import type { TableLine } from './money-table.steps.ts';

/** The answer of a call: the code of a refusal, or `done`. */
export type ToldMoney = RefusalCode | 'done';

/** A row that is changed over the version that was seen. The id is learnt once the database has the row. */
interface ModelRow {
  id: number;
  version: number;
}

export interface ModelBuyer {
  accountId: number;
  linesAt: (price: number) => readonly TableLine[];
  /** Remittances and corrections. */
  cash: number;
  /** Entries up that bear no purchase, the oldest first. */
  sources: ModelSource[];
  /** The oldest first. */
  allocations: ModelAllocation[];
  isByHand: boolean;
  /** Bank days until its next purchase is due. */
  dueDays: number;
  /** The booked amounts for which its money was allocated. */
  counted: BookedMoney;
}

export interface BookedMoney {
  /** The sum of what no purchase bears. */
  outside: number;
  /** Each amount that a purchase bears. */
  inside: string;
}

export interface ModelSource {
  id: number;
  amount: number;
  isReversed: boolean;
}

export interface ModelAllocation {
  id: number;
  source: ModelSource;
  purchase: ModelPurchase;
  amount: number;
}

/** Money that has come to the bank. */
export interface ModelReceipt extends ModelRow {
  amount: number;
  state: ReceiptState;
  /** Null until it is booked. */
  buyer: ModelBuyer | null;
  source: ModelSource | null;
}

/** A payout, or a write-off if it names a purchase. */
export interface ModelRequest extends ModelRow {
  buyer: ModelBuyer;
  purchase: ModelPurchase | null;
  amount: number;
  state: 'asked' | 'done' | 'refused';
  /** The account of whoever asked. */
  askedBy: number;
}

export interface MoneyBid extends ModelRow {
  buyer: ModelBuyer;
  lot: number;
  amount: number;
  status: number;
  soldPrice: number | null;
  purchase: ModelPurchase | null;
}

export interface ModelCharge extends ModelRow {
  kind: LineKind;
  amount: number | null;
  state: ChargeState;
  note: string;
  isByTable: boolean;
}

export interface ModelPurchase extends ModelRow {
  bid: MoneyBid;
  price: number;
  isVoid: boolean;
  /** Bank days from the day of the run, on which all is bought. */
  dueDays: number;
  charges: ModelCharge[];
  /** The last one, which may be reversed. */
  settlement: ModelSettlement | null;
}

export interface ModelSettlement extends ModelRow {
  end: SettlementEnd;
  isReversed: boolean;
  gain: number;
  /** The charges that it gave back, and those that it dropped. */
  returned: readonly ModelCharge[];
  dropped: readonly ModelCharge[];
  lines: ModelCharge[];
  soldPrice: number | null;
}

export interface ModelPaper {
  id: number;
  kind: 'invoice' | 'proforma' | 'credit_note';
  buyer: ModelBuyer;
  lines: ModelPaperLine[];
  /** The invoice that a credit note is for. */
  of: ModelPaper | null;
}

export interface ModelPaperLine {
  /** Null of a deposit. */
  purchase: ModelPurchase | null;
  /** Null of the price. */
  charge: ModelCharge | null;
  amount: number;
  credited: number;
}

export const newRow = (): ModelRow => ({ id: 0, version: 1 });
/** The first setting of the company. */
export const companyDueDays = 5;
export const newBuyer = (accountId: number, linesAt: ModelBuyer['linesAt']): ModelBuyer => ({
  accountId,
  linesAt,
  cash: 0,
  sources: [],
  allocations: [],
  isByHand: false,
  dueDays: companyDueDays,
  counted: { outside: 0, inside: '' },
});
export const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
export const stands = ({ isVoid }: ModelPurchase) => !isVoid;
export const isBooked = ({ state }: ModelCharge) => state === 'booked';

/** The price, unless it is void, and all booked charges. */
export const costOf = ({ isVoid, price, charges }: ModelPurchase): number =>
  (isVoid ? 0 : price) + sumOf(charges.filter(isBooked).map(({ amount }) => amount));
