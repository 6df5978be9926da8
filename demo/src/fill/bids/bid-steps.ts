import { leastAmount } from '@seri/domain/bids/bid-amount';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { EndReason } from '@seri/domain/bids/bid-result';
import { addDays, day, hour, japanDay, minute, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { BidStory, StepFigures, Step } from './bid-story.ts';
import type { CandidateLot } from './candidates.read.ts';

const raisedBy = 4;

/**
 * The steps of a bid, in order. A bid is placed about a day before a weekly session, and minutes before one of the
 * house round the clock. `share`, from 0 to 1, decides how early; `endedAt` is when the bid was decided.
 */
export function stepsOf(
  story: BidStory,
  lot: CandidateLot,
  { amount, share, now, endedAt }: { amount: number; share: number; now: Date; endedAt: Date | null },
): readonly Step[] {
  const placed = placedAt(lot, share, now);
  const lead = (lot.startsAt?.getTime() ?? now.getTime()) - placed.getTime();
  const at = (part: number) => new Date(placed.getTime() + Math.min(part * lead, 3 * hour * part * 4));
  const offered = { amount, endReason: null };
  const fresh: StepFigures = { ...offered, status: bidStatusCodes.new };
  const less = amount - raisedBy * lot.step;
  const isRaised = story.isRaised && less >= leastAmount(lot);
  return [
    { action: 'placed', by: 'client', at: placed, to: isRaised ? { ...fresh, amount: less } : fresh },
    ...(isRaised ? [{ action: 'changed', by: 'client', at: at(0.05), to: fresh } as const] : []),
    ...afterwards(story, offered, at, endedAt ?? at(0.3)),
  ];
}

/**
 * Bids on coming lots were placed before today, so that they use up nobody's daily limit. Other bids were placed
 * shortly before their session.
 */
function placedAt({ state, startsAt, cancellingMinutes }: CandidateLot, share: number, now: Date): Date {
  if (state === 'coming' || state === 'stock' || startsAt === null) {
    const before = addDays(japanDay(now), share < 0.4 ? -2 : -1);
    return new Date(startOfJapanDay(before).getTime() + (10 + 10 * share) * hour);
  }
  return new Date(startsAt.getTime() - cancellingMinutes * minute * (1.6 + 16 * share));
}

type At = (part: number) => Date;
type Offered = Pick<StepFigures, 'amount' | 'endReason'>;

function afterwards({ end }: BidStory, offered: Offered, at: At, over: Date): readonly Step[] {
  const to = (status: keyof typeof bidStatusCodes, endReason: EndReason | null = null) => ({
    ...offered,
    status: bidStatusCodes[status],
    endReason,
  });
  const taken: Step = { action: 'status-changed', by: 'staff', at: at(0.12), to: to('bid') };
  const won: Step = { action: 'won', by: 'staff', at: new Date(over.getTime() + minute), to: to('won') };
  switch (end) {
    case 'new':
      return [];
    case 'bid':
      return [taken];
    case 'dontBid':
      return [{ action: 'status-changed', by: 'staff', at: at(0.15), to: to('dontBid') }];
    case 'cancelled':
      return [{ action: 'cancelled', by: 'client', at: at(0.2), to: to('cancelled') }];
    case 'won':
      return [taken, won];
    case 'blank': {
      const voidedAt = new Date(won.at.getTime() + 2 * day);
      return [taken, won, { action: 'status-changed', by: 'staff', at: voidedAt, to: to('blank') }];
    }
    case 'groupFull':
      return [taken, { action: 'status-changed', by: 'portal', at: over, to: to('cancelled', end) }];
    default:
      return [taken, { action: 'status-changed', by: 'portal', at: over, to: to('finished', end) }];
  }
}
