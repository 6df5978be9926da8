import type { StandingStage } from '../purchases/stages.ts';
import type { JapanDay } from '../time/japan-time.ts';

/** A paper of a car that counts: neither replaced nor withdrawn. */
export interface TaskPaper {
  id: number;
  kind: string;
  state: 'draft' | 'shared' | 'held';
  validUntil: JapanDay | null;
}

/** R101: all that the tasks of a car follow from. */
export interface TaskFacts {
  isVoid: boolean;
  status: number;
  /** The day of its auction, or of its order. */
  boughtOn: JapanDay;
  stages: readonly Pick<StandingStage, 'status' | 'on'>[];
  vehicle: 'car' | 'bike' | 'machine';
  open: number;
  payBy: JapanDay | null;
  /** The actual day of sailing; the planned one until then. */
  sailsOn: JapanDay | null;
  yardCutOff: JapanDay | null;
  papersCutOff: JapanDay | null;
  papers: readonly TaskPaper[];
  arePartiesComplete: boolean;
  needsInspection: boolean;
  freeDays: number;
  /** Its voyage was cancelled on this day. */
  rebookSince: JapanDay | null;
  /** When its parties were changed after the cut-off of the papers. */
  partiesChangedLate: string | null;
}

export interface WantedTask {
  /** Null while nobody can say. */
  dueOn: JapanDay | null;
  /** Tells one fact from the next of its kind, such as a new certificate from the former: the next makes a new task. */
  factKey: string;
  /** Due when it is made, and not later if that is another day. */
  keepsDay: boolean;
  /** One that is open stays, but none is made any more. */
  onlyStays: boolean;
}
