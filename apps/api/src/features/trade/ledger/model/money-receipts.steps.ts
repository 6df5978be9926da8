import { countMoney } from './money-allocations.steps.ts';
import { type ModelBuyer, type ModelPurchase, type ModelReceipt, newRow, type ToldMoney } from './money-facts.steps.ts';
import { change, type MoneyModel } from './money-model.steps.ts';

type ReceiptMark = 'new' | 'unidentified' | 'ignored' | 'returned';

/** The marks that a receipt may get. */
const marks: Record<ModelReceipt['state'], readonly ReceiptMark[]> = {
  new: ['unidentified', 'ignored'],
  suggested: [],
  unidentified: ['returned'],
  booked: [],
  ignored: ['new'],
  returned: [],
  reversed: [],
};

export const mayMark = ({ state }: ModelReceipt, to: ReceiptMark) => marks[state].includes(to);
export const isBookable = ({ state }: ModelReceipt) => state === 'new' || state === 'unidentified';

export function enterInModel({ receipts }: MoneyModel, amount: number): ToldMoney {
  receipts.push({ ...newRow(), amount, state: 'new', buyer: null, source: null });
  return 'done';
}

/** R94: a remittance of which the bank has told nothing is a receipt too. */
export function remitInModel(model: MoneyModel, buyer: ModelBuyer, amount: number): ToldMoney {
  const receipt: ModelReceipt = { ...newRow(), amount, state: 'new', buyer: null, source: null };
  model.receipts.push(receipt);
  earn(model, receipt, buyer, []);
  return 'done';
}

export function correctBalance(buyer: ModelBuyer, amount: number): ToldMoney {
  buyer.cash += amount;
  return 'done';
}

export function bookInModel(
  model: MoneyModel,
  { receipt, version }: ReceiptInModel,
  buyer: ModelBuyer,
  preferred: readonly ModelPurchase[],
): ToldMoney {
  if (preferred.some(({ bid }) => bid.buyer !== buyer)) return 'NOT_FOUND';
  if (version !== receipt.version || !isBookable(receipt)) return 'STATE_CHANGED';
  earn(model, receipt, buyer, preferred);
  change(receipt);
  return 'done';
}

function earn(model: MoneyModel, receipt: ModelReceipt, buyer: ModelBuyer, preferred: readonly ModelPurchase[]): void {
  buyer.cash += receipt.amount;
  countMoney(model, buyer, preferred);
  Object.assign(receipt, { state: 'booked', buyer, source: buyer.sources.at(-1) });
}

export function markInModel({ receipt, version }: ReceiptInModel, to: ReceiptMark, saysWhy: boolean): ToldMoney {
  if (!saysWhy && (to === 'ignored' || to === 'returned')) return 'FIELDS';
  if (version !== receipt.version || !mayMark(receipt, to)) return 'STATE_CHANGED';
  change(receipt, { state: to });
  return 'done';
}

/** R94: nothing of the money pays a purchase any more. */
export function reverseReceiptInModel({ receipt, version }: ReceiptInModel): ToldMoney {
  const { buyer, source } = receipt;
  if (version !== receipt.version || receipt.state !== 'booked' || !buyer || !source) return 'STATE_CHANGED';
  change(receipt, { state: 'reversed' });
  source.isReversed = true;
  buyer.cash -= receipt.amount;
  return 'done';
}

export interface ReceiptInModel {
  receipt: ModelReceipt;
  version: number;
}
