import type { Faults } from '@seri/domain/common/field-fault';
import { mayBecomePurchase, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { needsReason, skippedBy, type StandingStage } from '@seri/domain/purchases/stages';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { MoveToSend } from './send-move.ts';

/** A move as it is typed: days as texts, an empty one of a passed stop is unknown. */
export interface MoveForm {
  status: string;
  on: string;
  isEstimate: boolean;
  skipped: Readonly<Record<number, string>>;
  reason: string;
}

export const stagesOf = ({ stages }: Pick<PurchaseDetails, 'stages'>) => ({ stages: stages as StandingStage[] });

/** The statuses to which staff may move the car; ends have forms of their own. */
export function movesOf({ logistics }: Pick<PurchaseDetails, 'logistics'>): number[] {
  const last = purchaseStatusCodes.shippingCancelled;
  return Array.from({ length: last + 1 }, (_, status) => status).filter(
    (status) => status !== logistics.status && mayBecomePurchase(logistics.status, status),
  );
}

/** Begins with the next stop, today. */
export function moveFormOf(purchase: PurchaseDetails, today: JapanDay): MoveForm {
  const moves = movesOf(purchase);
  const next = moves.find((status) => status > purchase.logistics.status) ?? moves[0];
  return { status: String(next ?? ''), on: today, isEstimate: false, skipped: {}, reason: '' };
}

const shortestReason = 3;
const isDay = (text: string | undefined) => !text || isJapanDay(text);

/** The server answers for the rest, such as the days before. */
export function moveFaults(form: MoveForm, purchase: PurchaseDetails): Faults {
  const to = Number(form.status);
  const passed = skippedBy(stagesOf(purchase), to);
  return {
    ...(!isJapanDay(form.on) && { on: { problem: form.on === '' ? 'required' : 'invalid' } }),
    ...(needsReason(stagesOf(purchase), to) &&
      form.reason.trim().length < shortestReason && { reason: { problem: 'required' } }),
    ...Object.fromEntries(
      passed
        .filter((status) => !isDay(form.skipped[status]))
        .map((status) => [`skipped.${status}`, { problem: 'invalid' }]),
    ),
  };
}

export function moveIn(form: MoveForm, purchase: PurchaseDetails): MoveToSend {
  const status = Number(form.status);
  return {
    id: purchase.carDetail.id,
    version: purchase.version,
    status,
    on: form.on as JapanDay,
    isEstimate: form.isEstimate && status === purchaseStatusCodes.inTransit,
    skipped: skippedBy(stagesOf(purchase), status).map((passed) => ({
      status: passed,
      on: (form.skipped[passed] || null) as JapanDay | null,
    })),
    reason: form.reason.trim(),
  };
}
