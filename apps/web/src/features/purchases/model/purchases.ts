import type { AnswerOf } from '@seri/contract/call';
import type { purchasesCalls } from '@seri/contract/trade/purchases.calls';

export type Purchases = AnswerOf<typeof purchasesCalls.list>;
export type Purchase = Purchases['list'][number];
export type PurchaseView = AnswerOf<typeof purchasesCalls.view>;
export type Party = PurchaseView['consignee'];
/** What tells where a car is: the same of a row and of its own page. */
export type Way = Pick<Purchase, 'status' | 'yardArrivalEta' | 'etd' | 'eta'>;

export const purchaseName = ({ maker, model }: Pick<Purchase, 'maker' | 'model'>): string => `${maker} ${model}`;
export const purchaseHref = ({ id }: Pick<Purchase, 'id'>): string => `/purchases/${id}`;
