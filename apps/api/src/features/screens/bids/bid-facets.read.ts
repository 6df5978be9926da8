import type { BidFiltersAnswer } from '@seri/contract/screens/bids.schema';
import { mileageBands, mileageEnds } from '@seri/domain/bids/bid-filters';
import type { BidList } from '@seri/domain/bids/bid-lists';
import { bidStatus, bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { conditionRank } from '@seri/domain/lots/condition-grade';
import type { Language } from '@seri/domain/common/languages';
import { lotStatus } from '@seri/domain/lots/lot-status';
import { formatMessage } from '@seri/messages/server';
import type { Db } from '../../../platform/database/database.ts';
import { type BidListRequest, type BidSelection, selectionOf } from './bid-question.ts';
import { countersOf, totalOf } from './bids.read.ts';
import { type BidCounts, type BidDimension, countBids } from './count-bids.ts';
import { auctionOptions, type BidFacetOptions, managerOptions, namedOptions } from './facet-options.read.ts';
import { type BidTally, tallyBids } from './tally-bids.ts';

type BidListFacets = BidFiltersAnswer['filters'];

/** R62: the filters of the reader. Each value has the number of bids that it leaves together with all other filters. */
export async function readBidFacets(
  db: Db,
  list: BidList,
  request: BidListRequest,
  language: Language,
): Promise<BidFiltersAnswer> {
  const selection = selectionOf(list, request);
  const tally = await tallyBids(db, selection);
  return {
    counters: countersOf(selection, tally),
    totalBids: totalOf(tally.filter(({ status }) => selection.statuses.includes(status))),
    filters: await filtersOf(db, selection, tally, language),
  };
}

async function filtersOf(
  db: Db,
  selection: BidSelection,
  tally: readonly BidTally[],
  language: Language,
): Promise<BidListFacets> {
  const { filters, list } = selection;
  const counts = await countBids(db, selection, tally);
  const countsBy = (name: BidDimension): BidCounts => counts.get(name) ?? new Map();
  const statuses = statusOptions(selection, tally, language);
  return {
    dates: plainOptions(countsBy('dates'), filters.auctionDate).toSorted(byValue),
    auctions: await auctionOptions(db, countsBy('auctions')),
    manager: await managerOptions(db, countsBy('manager'), filters.manager),
    clients: await namedOptions(db, 'account', countsBy('clients'), filters.user),
    chassisId: await namedOptions(db, 'chassis', countsBy('chassisId'), filters.chassisId),
    condition: plainOptions(countsBy('condition'), filters.condition).toSorted(byGrade),
    mileage: mileageOptions(countsBy('mileage')),
    status: plainOptions(countsBy('status'), filters.status)
      .toSorted(byValue)
      .map((option) => ({
        ...option,
        label: formatMessage(language, `lots.status.${lotStatus(Number(option.value))}`),
      })),
    group: plainOptions(countsBy('group'), filters.bidGroups).toSorted(byValue),
    bidStatus: list === 'live' ? statuses : [],
    archiveStatus: list === 'archive' ? statuses : [],
  };
}

/** Options whose label is their value. A chosen value stays listed, even if it leaves no bids. */
function plainOptions(counts: BidCounts, chosen: readonly string[] = []): BidFacetOptions {
  const values = [...new Set([...counts.keys(), ...chosen])];
  return values.map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }));
}

/** R56: clients and dealers see a new bid as under review. */
function statusOptions(selection: BidSelection, tally: readonly BidTally[], language: Language): BidFacetOptions {
  return countersOf(selection, tally).flatMap(({ status, count }) => {
    if (status === 'All') return [];
    const isUnderReview = status === bidStatusCodes.new && selection.reader !== 'staff';
    const label = formatMessage(language, `bids.status.${isUnderReview ? 'underReview' : bidStatus(status)}`);
    return { value: String(status), label, count };
  });
}

/** Labels consist of numbers, so they need no translation. */
function mileageOptions(counts: BidCounts): BidFacetOptions {
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
