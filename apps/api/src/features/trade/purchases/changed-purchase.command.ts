// Features above purchases change one, and tell of it, by these. Whoever changes it holds the locks of the account and then of the purchase.

export { readBoughtCar } from './bought-car.read.ts';
export { noticePurchase } from './notice-purchase.ts';
export { findPurchase, lockPurchase, raiseVersion, type StoredPurchase } from './purchase.store.ts';
export { type PurchaseAction, tellPurchase } from './purchases.events.ts';
