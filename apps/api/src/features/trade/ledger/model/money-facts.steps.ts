import type { RefusalCode } from '@seri/contract/refusals';
import type { ChargeState } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
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
  /** Remittances and corrections. */
  cash: number;
  linesAt: (price: number) => readonly TableLine[];
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
export const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
export const isBooked = ({ state }: ModelCharge) => state === 'booked';

/** The price, unless it is void, and all booked charges. */
export const costOf = ({ isVoid, price, charges }: ModelPurchase): number =>
  (isVoid ? 0 : price) + sumOf(charges.filter(isBooked).map(({ amount }) => amount));
