import type { BidFiltersAnswer } from '@seri/contract/screens/bids.schema';
import { mileageBands, mileageEnds } from '@seri/domain/bids/bid-filters';
import type { BidList } from '@seri/domain/bids/bid-lists';
import { bidStatus, bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { conditionRank } from '@seri/domain/lots/condition-grade';
import type { Language } from '@seri/domain/common/languages';
import { lotStatus } from '@seri/domain/lots/lot-status';
import { formatMessage } from '@seri/messages/server';
import type { Db } from '../../../platform/database/database.ts';
import { type Asked, type BidQuestion, questionOf } from './bid-question.ts';
import { countersOf, totalOf } from './bids.read.ts';
import { type BidCounts, type BidDimension, countBids } from './count-bids.ts';
import { auctionOptions, managerOptions, namedOptions } from './facet-options.read.ts';
import { type Tally, tallyBids } from './tally-bids.ts';

type Filters = BidFiltersAnswer['filters'];
type Options = Filters['clients'];

/** R62: what the reader narrows a list by, each value with how many bids it would leave beside all other filters. */
export async function readBidFacets(
  db: Db,
  list: BidList,
  asked: Asked,
  language: Language,
): Promise<BidFiltersAnswer> {
  const question = questionOf(list, asked);
  const tally = await tallyBids(db, question);
  return {
    counters: countersOf(question, tally),
    totalBids: totalOf(tally.filter(({ status }) => question.statuses.includes(status))),
    filters: await filtersOf(db, question, tally, language),
  };
}

async function filtersOf(db: Db, question: BidQuestion, tally: readonly Tally[], language: Language): Promise<Filters> {
  const { filters, list } = question;
  const counts = await countBids(db, question, tally);
  const of = (name: BidDimension): BidCounts => counts.get(name) ?? new Map();
  const statuses = statusOptions(question, tally, language);
  return {
    dates: plainOptions(of('dates'), filters.auctionDate).toSorted(byValue),
    auctions: await auctionOptions(db, of('auctions')),
    manager: await managerOptions(db, of('manager'), filters.manager),
    clients: await namedOptions(db, 'account', of('clients'), filters.user),
    chassisId: await namedOptions(db, 'chassis', of('chassisId'), filters.chassisId),
    condition: plainOptions(of('condition'), filters.condition).toSorted(byGrade),
    mileage: mileageOptions(of('mileage')),
    status: plainOptions(of('status'), filters.status)
      .toSorted(byValue)
      .map((option) => ({
        ...option,
        label: formatMessage(language, `lots.status.${lotStatus(Number(option.value))}`),
      })),
    group: plainOptions(of('group'), filters.bidGroups).toSorted(byValue),
    bidStatus: list === 'live' ? statuses : [],
    archiveStatus: list === 'archive' ? statuses : [],
  };
}

/** Values that say themselves; what is chosen stays in the list with nothing to leave. */
function plainOptions(counts: BidCounts, chosen: readonly string[] = []): Options {
  const values = [...new Set([...counts.keys(), ...chosen])];
  return values.map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }));
}

/** R56: clients and dealers read of a new bid that it is under review. */
function statusOptions(question: BidQuestion, tally: readonly Tally[], language: Language): Options {
  return countersOf(question, tally).flatMap(({ status, count }) => {
    if (status === 'All') return [];
    const isUnderReview = status === bidStatusCodes.new && question.reader !== 'staff';
    const label = formatMessage(language, `bids.status.${isUnderReview ? 'underReview' : bidStatus(status)}`);
    return { value: String(status), label, count };
  });
}

/** By band, in figures that are read in both languages. */
function mileageOptions(counts: BidCounts): Options {
  if (counts.size === 0) return [];
  return mileageBands.map((value, index) => {
    const [from = '0', to] = mileageEnds(value).map(spaced);
    return { value, label: to ? `${from}–${to}` : `${from}+`, count: counts.get(String(index + 1)) ?? 0 };
  });
}

const spaced = (kilometres: number) => String(kilometres).replaceAll(/\B(?=(\d{3})+$)/g, '\u{A0}');

const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);
const byGrade = (a: { value: string }, b: { value: string }) =>
  (conditionRank(b.value) ?? -1) - (conditionRank(a.value) ?? -1);
