import type { Faults, FieldFault } from '@seri/domain/common/field-fault';
import { mayBecomePurchase, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { needsReason, skippedBy, type StandingStage } from '@seri/domain/purchases/stages';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { MoveToSend } from './send-move.ts';

/** The stops that a move may pass over. */
const passable = [1, 2, 3, 4] as const;
type PassedField = `passed${(typeof passable)[number]}`;
export const passedField = (status: number) => `passed${status}` as PassedField;

/** A move as it is typed: days as texts, an empty one of a passed stop is unknown. */
export interface MoveForm extends Record<PassedField, string> {
  status: string;
  on: string;
  isEstimate: boolean;
  reason: string;
}

/** The server's names of fields that are called otherwise here. */
export const moveFieldNames: Readonly<Record<string, keyof MoveForm>> = {
  dischargePort: 'status',
  ...Object.fromEntries(passable.map((status) => [`skipped.${status}`, passedField(status)])),
};

export const stagesOf = ({ stages }: Pick<PurchaseDetails, 'stages'>) => ({ stages: stages as StandingStage[] });

const { awaitingLoading, inTransit, delivered, shippingCancelled } = purchaseStatusCodes;

/** The statuses to which staff may move the car; ends have forms of their own. */
export function movesOf({ logistics }: Pick<PurchaseDetails, 'logistics'>): number[] {
  return Array.from({ length: shippingCancelled + 1 }, (_, status) => status).filter(
    (status) => status !== logistics.status && mayBecomePurchase(logistics.status, status),
  );
}

/** Begins with the status that was asked for, or else the next stop, today. */
export function moveFormOf(purchase: PurchaseDetails, today: JapanDay, asked?: number): MoveForm {
  const moves = movesOf(purchase);
  const next = moves.find((status) => status > purchase.logistics.status) ?? moves[0];
  const passed = { passed1: '', passed2: '', passed3: '', passed4: '' };
  return { status: String(asked ?? next ?? ''), on: today, isEstimate: false, reason: '', ...passed };
}

const shortestReason = 3;

export const passedBy = (form: MoveForm, purchase: PurchaseDetails) =>
  skippedBy(stagesOf(purchase), Number(form.status));

/** The first thing to be entered elsewhere: a port of discharge, or the day of a sailing that is not known. */
export function missingFirst(form: MoveForm, purchase: PurchaseDetails): 'port' | 'sailing' | undefined {
  const to = Number(form.status);
  const stops = [...passedBy(form, purchase), to];
  if (stops.includes(awaitingLoading) && purchase.logistics.dischargePort === '') return 'port';
  const sailed = purchase.stages.find(({ status }) => status === inTransit);
  return to === delivered && sailed?.on === null ? 'sailing' : undefined;
}

/** The server answers for the rest, such as the days before. */
export function moveFaults(form: MoveForm, purchase: PurchaseDetails): Faults<keyof MoveForm> {
  const to = Number(form.status);
  const faults: Faults<keyof MoveForm> = {};
  if (!isJapanDay(form.on)) faults.on = problemOf(form.on);
  if (missingFirst(form, purchase)) faults.status = { problem: 'choice' };
  if (needsReason(stagesOf(purchase), to) && form.reason.trim().length < shortestReason)
    faults.reason = { problem: 'required' };
  for (const status of passedBy(form, purchase)) {
    const day = form[passedField(status)];
    const isNeeded = to === delivered && status === inTransit;
    if ((day !== '' || isNeeded) && !isJapanDay(day)) faults[passedField(status)] = problemOf(day);
  }
  return faults;
}

const problemOf = (day: string): FieldFault => ({ problem: day === '' ? 'required' : 'invalid' });

export function moveIn(form: MoveForm, purchase: PurchaseDetails): MoveToSend {
  const status = Number(form.status);
  return {
    id: purchase.carDetail.id,
    version: purchase.version,
    status,
    on: form.on as JapanDay,
    isEstimate: form.isEstimate && status === inTransit,
    skipped: passedBy(form, purchase).map((passed) => ({
      status: passed,
      on: (form[passedField(passed)] || null) as JapanDay | null,
    })),
    reason: form.reason.trim(),
  };
}
