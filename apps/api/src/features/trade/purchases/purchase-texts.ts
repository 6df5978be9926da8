import type { Language } from '@seri/domain/common/languages';
import { type FeeKind, purchaseStatus } from '@seri/domain/purchases/purchase';
import { formatMessage } from '@seri/messages/server';

export const statusLabel = (language: Language, code: number): string =>
  formatMessage(language, `purchases.status.${purchaseStatus(code)}`);

export const feeLabel = (language: Language, kind: FeeKind): string => formatMessage(language, `purchases.fee.${kind}`);

/** The stock number of the portal. */
export const skuOf = (purchaseId: number): string => `S-${purchaseId}`;
