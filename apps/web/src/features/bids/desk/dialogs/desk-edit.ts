import type { BidType } from '@seri/domain/bids/bid-types';
import type { Faults } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import type { ListedBid } from '../../list/bids.ts';
import { parseYen, yenFault, yenText } from './desk-amount.ts';

export interface EditValues {
  amount: string;
  adjustment: string;
  exportType: string;
  group: string;
}
export type EditName = keyof EditValues;

/** The fields that the reader may see. */
export type EditShown = Readonly<Record<'adjustment' | 'exportType', boolean>>;

export type EditedBid = Pick<ListedBid, 'bidAmount' | 'adjustmentPrice' | 'exportType' | 'bidGroup'>;

export function editValuesOf({ bidAmount, adjustmentPrice, exportType, bidGroup }: EditedBid): EditValues {
  return {
    amount: yenText(bidAmount),
    adjustment: yenText(adjustmentPrice ?? 0),
    exportType: String(exportType ?? ''),
    group: bidGroup ?? '',
  };
}

/** All other rules for amounts are checked by the server. */
export function editFaults({ amount, adjustment }: EditValues): Faults<EditName> {
  const ofAmount = yenFault(amount, { isRequired: true, isSigned: false });
  const ofAdjustment = yenFault(adjustment, { isRequired: false, isSigned: true });
  return { ...(ofAmount && { amount: ofAmount }), ...(ofAdjustment && { adjustment: ofAdjustment }) };
}

/** Undefined if nothing changed. A changed adjustment alone has its own call. */
export function editBodyOf(bid: EditedBid, values: EditValues, shown: EditShown) {
  const adjustmentPrice = parseYen(values.adjustment) ?? 0;
  const amount = parseYen(values.amount) ?? 0;
  const isSame =
    amount === bid.bidAmount &&
    values.group === (bid.bidGroup ?? '') &&
    values.exportType === String(bid.exportType ?? '');
  const isAdjusted = adjustmentPrice !== (bid.adjustmentPrice ?? 0);
  if (isSame) return isAdjusted && shown.adjustment ? { adjustmentPrice } : undefined;
  return {
    amount,
    bidGroup: values.group === '' ? null : values.group,
    ...(shown.adjustment && { adjustmentPrice }),
    // Undefined keeps the stored type.
    exportType: undefined,
    ...(shown.exportType && { exportType: values.exportType === '' ? null : (Number(values.exportType) as BidType) }),
  };
}

/** Fields whose typed value differs from the bid. */
export function differingFields(values: EditValues, bid: EditedBid): EditName[] {
  const current = editValuesOf(bid);
  const names = Object.keys(current) as EditName[];
  return names.filter((name) => displayValue(name, values[name]) !== displayValue(name, current[name]));
}

/** Fields that nobody changed since the form was filled; a merge gives them the newer value. */
export function untouchedFields(values: EditValues, filled: EditedBid): EditName[] {
  const touched = differingFields(values, filled);
  return (Object.keys(values) as EditName[]).filter((name) => !touched.includes(name));
}

export function displayValue(name: EditName, value: string): string {
  if (name !== 'amount' && name !== 'adjustment') return value || '–';
  const amount = parseYen(value);
  return amount === undefined || amount === null ? value || '–' : formatYen(amount);
}

const draftLifetime = 1000;
let draft: { bidId: number; values: EditValues } | undefined;
let draftTimer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the typed values for a moment, in case the form was closed by mistake. */
export function keepEditDraft(bidId: number, values: EditValues): void {
  clearTimeout(draftTimer);
  draft = { bidId, values };
  draftTimer = setTimeout(() => (draft = undefined), draftLifetime);
}

export const editDraftOf = (bidId: number): EditValues | undefined =>
  draft?.bidId === bidId ? draft.values : undefined;
export const dropEditDraft = (): void => void (draft = undefined);
