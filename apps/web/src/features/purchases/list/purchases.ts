import type { AnswerOf } from '@seri/contract/call';
import type { purchasePageCalls } from '@seri/contract/screens/purchase-page.calls';
import type { purchasesCalls } from '@seri/contract/trade/purchases.calls';

export type PurchasesAnswer = AnswerOf<typeof purchasesCalls.list>;
export type Purchase = PurchasesAnswer['list'][number];
export type PurchaseDetails = AnswerOf<typeof purchasePageCalls.view>;
export type PurchaseCharge = PurchaseDetails['charges'][number];
export type PurchaseParty = PurchaseDetails['consignee'];
/** The progress of a car, in the same form in lists and on its page. */
export type PurchaseProgress = Pick<Purchase, 'status' | 'yardArrivalEta' | 'etd' | 'eta'>;

export const purchaseName = ({ maker, model }: Pick<Purchase, 'maker' | 'model'>): string => `${maker} ${model}`;
export const purchaseHref = ({ id }: Pick<Purchase, 'id'>): string => `/purchases/${id}`;
