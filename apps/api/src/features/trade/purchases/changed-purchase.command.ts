// Features above purchases change one by these. Their callers hold the locks of the account and then of the purchase.

export { readBoughtCar } from './bought-car.read.ts';
export { noticePurchase } from './notice-purchase.ts';
export { findPurchase, lockPurchase, raiseVersion, type StoredPurchase } from './purchase.store.ts';
export { tellPurchase } from './purchases.events.ts';
