import { setTimeout as wait } from 'node:timers/promises';
import { findWrong } from '../checks/find-wrong.ts';
import type { Ground } from '../product/ground.ts';
import type { VisitorCrowd } from '../visitors/crowd.ts';
import type { StressFault } from './faults.data.ts';
import type { Watch } from './watch.ts';

const visitors = 4;

export interface FaultTrial {
  ground: Ground;
  crowd: VisitorCrowd;
  watch: Watch;
}

export interface Tried {
  fault: string;
  secondsTo503: number | undefined;
  secondsToHeal: number;
  acknowledged: number;
  /** A sentence for each thing that must not be. */
  findings: string[];
}

/** Causes one fault while four visitors go on, ends it, and compares what they were promised with what there is. */
export async function tryFault({ ground, crowd, watch }: FaultTrial, fault: StressFault): Promise<Tried> {
  await watch.healed(performance.now(), visitors);
  const before = crowd.promises.count;
  const causedAt = performance.now();
  const heal = await fault.cause(ground);
  await wait(fault.seconds * 1000);
  const healedAt = fault.seconds === 0 ? causedAt : performance.now();
  await heal();
  const secondsToHeal = await watch.healed(healedAt, visitors);
  const acknowledged = crowd.promises.count - before;
  await ground.seri.waitUntilReady();
  const findings = await findWrong(ground.seri, crowd);
  const isStuck = secondsToHeal === Number.POSITIVE_INFINITY;
  return {
    fault: fault.name,
    secondsTo503: watch.refusedAfter(causedAt),
    secondsToHeal,
    acknowledged,
    findings: [
      ...findings,
      ...watch.unexcused(causedAt, fault.isMute ?? false),
      ...(isStuck ? ['not healed after two minutes'] : []),
    ],
  };
}
