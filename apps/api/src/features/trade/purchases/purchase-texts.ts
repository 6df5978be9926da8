import type { Language } from '@seri/domain/common/languages';
import { type FeeKind, purchaseStatus } from '@seri/domain/purchases/purchase';
import { formatMessage } from '@seri/messages/server';

export const statusLabel = (language: Language, code: number): string =>
  formatMessage(language, `purchases.status.${purchaseStatus(code)}`);

export const feeLabel = (language: Language, kind: FeeKind): string => formatMessage(language, `purchases.fee.${kind}`);

/** Its number in the portal's stock. */
export const skuOf = (purchaseId: number): string => `S-${purchaseId}`;
