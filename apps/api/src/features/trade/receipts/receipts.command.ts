export { findReceipt, moveReceipt } from './receipt.store.ts';
