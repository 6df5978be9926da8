import type { Language } from '@seri/domain/common/languages';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { formatMessage } from '@seri/messages/server';

export const statusLabel = (language: Language, code: number): string =>
  formatMessage(language, `purchases.status.${purchaseStatus(code)}`);

export const chargeLabel = (language: Language, kind: LineKind): string =>
  formatMessage(language, `purchases.charge.${kind}`);

/** The stock number of the portal. */
export const skuOf = (purchaseId: number): string => `S-${purchaseId}`;

/** Lists leave the hyphen out as they like. Undefined of anything else. */
export function purchaseOfSku(written: string): number | undefined {
  const [, id] = /^S[- ]?(\d{1,15})$/i.exec(written.trim()) ?? [];
  return id === undefined ? undefined : Number(id);
}
