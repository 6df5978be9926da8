import { allocateInModel, freeInModel, mostOf, openOf, restOf, setTermsInModel } from './money-allocations.steps.ts';
import {
  gatedByRight,
  isSent,
  type ModelPortal,
  type MoneyMove,
  partOf,
  pick,
  pickMostly,
} from './money-choices.steps.ts';
import type { MoneyCommandOf } from './money-commands.steps.ts';
import { companyDueDays, type ModelPurchase } from './money-facts.steps.ts';

/** Undefined if there is nothing yet to which it could be done. */
export function allocationMoveOf(
  portal: ModelPortal,
  one: MoneyCommandOf<'allocate' | 'free' | 'terms'>,
): MoneyMove | undefined {
  if (one.do === 'allocate') return allocate(portal, one);
  return one.do === 'free' ? free(portal, one) : setTerms(portal, one);
}

function allocate({ model, buyers }: ModelPortal, one: MoneyCommandOf<'allocate'>): MoneyMove | undefined {
  const sources = buyers.flatMap((buyer) => buyer.sources.map((source) => ({ source, rest: restOf(buyer, source) })));
  const source = pickMostly(sources, ({ rest }) => rest > 0, one.source)?.source;
  if (!source) return undefined;
  const purchase = pickMostly(
    model.purchases,
    (each) => each.bid.buyer.sources.includes(source) && openOf(each) > 0,
    one.purchase,
  );
  if (!purchase) return undefined;
  const most = mostOf(model, source, purchase);
  if (!isSent(most > 0, one.source)) return undefined;
  const amount = partOf(most, one.part);
  return {
    method: 'POST',
    path: '/allocations',
    body: { entryId: source.id, purchaseId: purchase.id, amount },
    tell: gatedByRight(() => allocateInModel(model, source, purchase, amount)),
  };
}

function free({ model, buyers }: ModelPortal, one: MoneyCommandOf<'free'>): MoneyMove | undefined {
  const allocation = pick(
    buyers.flatMap(({ allocations }) => allocations),
    one.allocation,
  );
  if (!allocation) return undefined;
  const { buyer } = allocation.purchase.bid;
  const isUsual = (each: ModelPurchase) => each.bid.buyer === buyer && openOf(each) > 0;
  const to = one.to === null ? null : (pickMostly(model.purchases, isUsual, one.to) ?? null);
  const most = to ? Math.min(allocation.amount, Math.max(openOf(to), 1)) : allocation.amount;
  const amount = partOf(most, one.part);
  return {
    method: 'POST',
    path: '/allocations/reverse',
    body: { id: allocation.id, amount, purchaseId: to && to.id },
    tell: gatedByRight(() => freeInModel(model, allocation, amount, to)),
  };
}

function setTerms({ model, buyers }: ModelPortal, one: MoneyCommandOf<'terms'>): MoneyMove | undefined {
  const buyer = pick(buyers, one.buyer);
  if (!buyer) return undefined;
  const { isByHand, dueDays } = one;
  return {
    method: 'PUT',
    path: '/user/payment-terms',
    body: { id: buyer.accountId, byHand: isByHand, dueDays },
    tell: gatedByRight(() => setTermsInModel(model, buyer, { isByHand, dueDays: dueDays ?? companyDueDays })),
  };
}
