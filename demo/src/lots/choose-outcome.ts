import { type LotStatusCode, lotStatusCodes } from '@seri/domain/lot-status';
import type { Random } from '../random.ts';

interface Outcome {
  status: LotStatusCode;
  weight: number;
}

const outcomes: readonly Outcome[] = [
  { status: lotStatusCodes.sold, weight: 58 },
  { status: lotStatusCodes.soldByNegotiation, weight: 11 },
  { status: lotStatusCodes.notSold, weight: 22 },
  { status: lotStatusCodes.cancelled, weight: 5 },
  { status: lotStatusCodes.removed, weight: 4 },
];

export type Turn = 'ran' | 'next' | 'waits';

/** Whose turn it is in a session: lots that ran have their result, the next few are on the screens. */
export function turnsAt(asOf: Date, startsAt: Date, runTimes: readonly Date[]): readonly Turn[] {
  const next = runTimes.findIndex((time) => time >= asOf);
  const first = next < 0 ? runTimes.length : next;
  const onScreens = asOf >= startsAt ? 2 : 0;
  return runTimes.map((_, index) => (index < first ? 'ran' : index < first + onScreens ? 'next' : 'waits'));
}

export function chooseOutcome(random: Random, turn: Turn): LotStatusCode {
  if (turn === 'waits') return lotStatusCodes.upcoming;
  if (turn === 'next') return lotStatusCodes.ongoing;
  return random.pickWeighted(outcomes, (outcome) => outcome.weight).status;
}

export function hasPrice(status: LotStatusCode): boolean {
  return status === lotStatusCodes.sold || status === lotStatusCodes.soldByNegotiation;
}
