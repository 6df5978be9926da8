import type { JapanDay } from '../time/japan-time.ts';
import type { WantedTask } from './task-facts.ts';
import { type RuleKind, taskKindData } from './task-kinds.data.ts';

/** A task that is open, or that people have answered. */
export interface KeptTask {
  id: number;
  kind: RuleKind;
  factKey: string;
  dueOn: JapanDay | null;
  isOpen: boolean;
}

export interface TaskPlan {
  make: { kind: RuleKind; dueOn: JapanDay | null; factKey: string }[];
  move: { id: number; dueOn: JapanDay | null; factKey: string }[];
  /** Ended by the facts. */
  end: number[];
  /** Answered by people, for a fact that has gone since: if it comes again, so does the task. */
  forget: number[];
}

/** R101: how the kept tasks become those that are wanted. A task that people have answered is not made again for the same fact. */
export function planTasks(wanted: ReadonlyMap<RuleKind, WantedTask>, kept: readonly KeptTask[]): TaskPlan {
  const open = kept.filter(({ isOpen }) => isOpen);
  const answered = kept.filter(({ isOpen }) => !isOpen);
  const isAnswered = (kind: RuleKind, factKey: string) =>
    answered.some((one) => one.kind === kind && (taskKindData[kind].isOnce || one.factKey === factKey));
  return {
    make: [...wanted].flatMap(([kind, { dueOn, factKey, onlyStays }]) => {
      const isThere = open.some((one) => one.kind === kind) || isAnswered(kind, factKey);
      return onlyStays || isThere ? [] : [{ kind, dueOn, factKey }];
    }),
    move: open.flatMap((one) => {
      const want = wanted.get(one.kind);
      if (!want) return [];
      const isSameFact = want.factKey === one.factKey;
      const dueOn = want.keepsDay && isSameFact ? one.dueOn : want.dueOn;
      return isSameFact && dueOn === one.dueOn ? [] : [{ id: one.id, dueOn, factKey: want.factKey }];
    }),
    end: open.filter(({ kind }) => !wanted.has(kind)).map(({ id }) => id),
    forget: answered.filter(({ kind }) => !wanted.has(kind) && !taskKindData[kind].isOnce).map(({ id }) => id),
  };
}
