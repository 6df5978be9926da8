import { countMoney, freeOf, openOf } from './money-allocations.steps.ts';
import { type ModelRequest, newRow, type ToldMoney } from './money-facts.steps.ts';
import { change, type MoneyModel } from './money-model.steps.ts';

/** R95: the most that banks on the way are taken to keep. */
const mostKept = 6_000;

/** R95: without a purchase it is a payout. Whatever the clients of the run owe, their credit would let them bid for more. */
export const mostToAsk = (model: MoneyModel, { buyer, purchase }: Pick<ModelRequest, 'buyer' | 'purchase'>): number =>
  purchase ? Math.min(mostKept, openOf(purchase)) : Math.max(0, freeOf(model, buyer));

export function askInModel(
  model: MoneyModel,
  wanted: Pick<ModelRequest, 'buyer' | 'purchase' | 'amount' | 'askedBy'>,
): ToldMoney {
  const { buyer, purchase, amount } = wanted;
  if (purchase && purchase.bid.buyer !== buyer) return 'NOT_FOUND';
  if (amount > mostToAsk(model, wanted)) return 'MONEY_EXCEEDED';
  model.requests.push({ ...newRow(), ...wanted, state: 'asked' });
  return 'done';
}

export function decideInModel(
  model: MoneyModel,
  { request, version }: { request: ModelRequest; version: number },
  decision: 'approve' | 'refuse' | 'take-back',
  by: number,
): ToldMoney {
  if (version !== request.version || request.state !== 'asked') return 'STATE_CHANGED';
  const isOwn = request.askedBy === by;
  if (decision === 'take-back' && !isOwn) return 'FORBIDDEN';
  if (decision !== 'take-back' && isOwn) return 'SECOND_PERSON';
  if (decision !== 'approve') {
    change(request, { state: 'refused' });
    return 'done';
  }
  const { buyer, purchase, amount } = request;
  if (amount > mostToAsk(model, request)) return 'MONEY_EXCEEDED';
  buyer.cash += purchase ? amount : -amount;
  countMoney(model, buyer, purchase ? [purchase] : []);
  change(request, { state: 'done' });
  return 'done';
}
