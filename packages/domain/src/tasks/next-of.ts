import { purchaseStatusCodes } from '../purchases/purchase.ts';
import type { JapanDay } from '../time/japan-time.ts';
import { dataOfTask, type TaskKind } from './task-kinds.data.ts';

export interface NextTask {
  kind: TaskKind;
  dueOn: JapanDay | null;
  note: string;
}

/** How a car stands while nobody has anything to do. */
export type QuietState =
  | 'bought'
  | 'onRoad'
  | 'inYard'
  | 'waitsForShip'
  | 'atSea'
  | 'delivered'
  | 'shippingCancelled'
  | 'cancelled'
  | 'resold'
  | 'takenBack';

export interface NextFacts {
  isVoid: boolean;
  status: number;
  tasks: readonly NextTask[];
  /** The actual days; the planned ones until then. */
  sailsOn: JapanDay | null;
  arrivesOn: JapanDay | null;
  deliveredOn: JapanDay | null;
}

/** R101: what comes next. One side has something to do, or both; if neither has, how the car stands and until when. */
export interface NextSteps {
  client: NextTask | null;
  staff: NextTask | null;
  quiet: { state: QuietState; on: JapanDay | null } | null;
}

/** R101: never empty. Clients are told only what is shown to them. */
export function nextOf(facts: NextFacts, isForStaff: boolean): NextSteps {
  const told = facts.tasks.filter(({ kind }) => isForStaff || dataOfTask(kind).isShown);
  const first = (side: 'client' | 'staff') =>
    told.filter(({ kind }) => dataOfTask(kind).actor === side).toSorted(byDay)[0] ?? null;
  const [client, staff] = [first('client'), first('staff')];
  return { client, staff, quiet: client || staff ? null : quietOf(facts) };
}

const lastDay = '9999-12-31';
const byDay = (one: NextTask, other: NextTask) =>
  (one.dueOn ?? lastDay).localeCompare(other.dueOn ?? lastDay) || one.kind.localeCompare(other.kind);

const quietStates: Readonly<Record<number, QuietState>> = {
  [purchaseStatusCodes.processing]: 'bought',
  [purchaseStatusCodes.domesticTransport]: 'onRoad',
  [purchaseStatusCodes.awaitingShip]: 'inYard',
  [purchaseStatusCodes.awaitingLoading]: 'waitsForShip',
  [purchaseStatusCodes.inTransit]: 'atSea',
  [purchaseStatusCodes.delivered]: 'delivered',
  [purchaseStatusCodes.shippingCancelled]: 'shippingCancelled',
  [purchaseStatusCodes.cancelled]: 'cancelled',
  [purchaseStatusCodes.resold]: 'resold',
};

function quietOf({ isVoid, status, sailsOn, arrivesOn, deliveredOn }: NextFacts): NextSteps['quiet'] {
  const { inTransit, delivered, cancelled } = purchaseStatusCodes;
  const state = isVoid && status < cancelled ? 'takenBack' : (quietStates[status] ?? 'bought');
  if (isVoid) return { state, on: null };
  if (status < inTransit) return { state, on: sailsOn };
  return { state, on: status === inTransit ? arrivesOn : status === delivered ? deliveredOn : null };
}
