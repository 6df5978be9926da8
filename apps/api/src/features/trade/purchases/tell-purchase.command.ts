/** For features that keep something about a purchase. */
export { noticePurchase } from './notice-purchase.ts';
export { type PurchaseAction, tellPurchase } from './purchases.events.ts';
