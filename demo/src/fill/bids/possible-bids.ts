import { weekOf } from '@seri/domain/bids/bid-groups';
import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { addDays, type JapanDay, japanDay, minute, weekdayOf } from '@seri/domain/time/japan-time';
import type { Step } from './bid-story.ts';
import type { CandidateLot } from './candidates.read.ts';
import { type PlannedBid, winOfGroup } from './planned-bid.ts';

/** The share of the means that planned bids may take; the rest is for visitors. */
const bidShare = 0.6;

/** Whether all steps lie in the past and in order, and break no rule. */
export function isPossible(
  { coming, now }: { coming: JapanDay; now: Date },
  own: readonly PlannedBid[],
  bid: PlannedBid,
): boolean {
  const { lot, steps } = bid;
  const isInOrder = steps.every(({ at }, index) => at > (steps[index - 1]?.at ?? new Date(0)) && at <= now);
  const closesAt = lot.startsAt && lot.startsAt.getTime() - lot.cancellingMinutes * minute;
  const isInTime = steps.every(({ action, at, to }) => {
    const takesBack = action === 'cancelled' || to.endReason === 'groupFull';
    return !takesBack || closesAt === null || at.getTime() < closesAt;
  });
  return isInOrder && isInTime && isInLimits(own, bid) && fitsGroup(own, bid, coming);
}

function isInLimits(own: readonly PlannedBid[], { bidder, steps, amount, adjustment }: PlannedBid): boolean {
  const sameDay = own.filter((other) => placedOn(other.steps) === placedOn(steps)).length;
  if (bidder.dailyLimit > 0 && sameDay >= bidder.dailyLimit / 2) return false;
  if (!isOpen(steps)) return true;
  const open = own.filter((other) => isOpen(other.steps));
  const spent = open.reduce((sum, other) => sum + other.amount + other.adjustment, 0);
  const toCome =
    bidder.stories.filter(({ end }) => end === 'won' || end === 'new' || end === 'bid').length - open.length;
  const left = bidder.means * bidShare - spent;
  // Spreads the money about evenly, so that the first bid does not take it all.
  return amount + adjustment <= Math.min(left, (2.2 * left) / Math.max(1, toCome));
}

const placedOn = (steps: readonly Step[]) => japanDay(steps[0]?.at ?? new Date(0));
const isOpen = (steps: readonly Step[]) => isOpenBid(steps.at(-1)?.to.status ?? 0);

/** Groups of coming lots belong to the first week with coming lots, groups of past lots to an earlier week. */
function fitsGroup(own: readonly PlannedBid[], { story, lot }: PlannedBid, coming: JapanDay): boolean {
  if (!story.group) return true;
  const week = weekOf(lot.day);
  if (lot.state === 'coming') return week === coming;
  if (week === coming) return false;
  // A win early in its week leaves other lots of the group still to come.
  if (story.end === 'won') return weekdayOf(lot.day) <= 3;
  const won = winOfGroup(own, story);
  return won !== undefined && weekOf(won.lot.day) === week;
}

export function firstComingWeek(lots: readonly CandidateLot[], now: Date): JapanDay {
  const days = lots.filter(({ state }) => state === 'coming').map(({ day }) => day);
  const [first] = days.toSorted();
  return weekOf(first ?? addDays(japanDay(now), 1));
}
