import type { BidType } from '@seri/domain/bids/bid-types';
import type { Faults } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import type { TrackedBid } from './bids.ts';
import { parseYen, yenFault, yenText } from './desk-amount.ts';

/** The fields of the form, as they are typed and chosen. */
export interface EditValues {
  amount: string;
  adjustment: string;
  exportType: string;
  group: string;
}
export type EditName = keyof EditValues;

/** Which of them the reader is shown. */
export type EditShown = Readonly<Record<'adjustment' | 'exportType', boolean>>;

export type Edited = Pick<TrackedBid, 'bidAmount' | 'adjustmentPrice' | 'exportType' | 'bidGroup'>;

export function valuesOf({ bidAmount, adjustmentPrice, exportType, bidGroup }: Edited): EditValues {
  return {
    amount: yenText(bidAmount),
    adjustment: yenText(adjustmentPrice ?? 0),
    exportType: String(exportType ?? ''),
    group: bidGroup ?? '',
  };
}

/** What the server asks of an amount beside that, it says itself. */
export function editFaults({ amount, adjustment }: EditValues): Faults<EditName> {
  const ofAmount = yenFault(amount, { isRequired: true, isSigned: false });
  const ofAdjustment = yenFault(adjustment, { isRequired: false, isSigned: true });
  return { ...(ofAmount && { amount: ofAmount }), ...(ofAdjustment && { adjustment: ofAdjustment }) };
}

/** What is sent: the adjustment alone has a call of its own. */
export function editOf(bid: Edited, values: EditValues, shown: EditShown) {
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
    // Nothing said leaves it as it is.
    exportType: undefined,
    ...(shown.exportType && { exportType: values.exportType === '' ? null : (Number(values.exportType) as BidType) }),
  };
}

/** Where what is typed and what stands by now are two things. */
export function differing(values: EditValues, now: Edited): EditName[] {
  const standing = valuesOf(now);
  const names = Object.keys(standing) as EditName[];
  return names.filter((name) => readable(name, values[name]) !== readable(name, standing[name]));
}

/** What stands as the form was filled, nobody has typed: it gives way to what stands by now. */
export function untouched(values: EditValues, filled: Edited): EditName[] {
  const touched = differing(values, filled);
  return (Object.keys(values) as EditName[]).filter((name) => !touched.includes(name));
}

/** A value as it is read. */
export function readable(name: EditName, value: string): string {
  if (name !== 'amount' && name !== 'adjustment') return value || '–';
  const amount = parseYen(value);
  return amount === undefined || amount === null ? value || '–' : formatYen(amount);
}

const keptFor = 1000;
let draft: { bidId: number; values: EditValues } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Who closes by mistake finds what was typed, for a moment. */
export function keepDraft(bidId: number, values: EditValues): void {
  clearTimeout(forgetting);
  draft = { bidId, values };
  forgetting = setTimeout(() => (draft = undefined), keptFor);
}

/** Never what was typed for another bid. */
export const draftOf = (bidId: number): EditValues | undefined => (draft?.bidId === bidId ? draft.values : undefined);
export const dropDraft = (): void => void (draft = undefined);
