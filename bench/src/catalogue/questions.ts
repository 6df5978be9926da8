import type { Question, Slice } from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import type { Database } from '../../../apps/api/src/platform/database/database.ts';
import { readFilters } from '../../../packages/domain/src/catalogue/filters.ts';
import { addDays, type JapanDay } from '../../../packages/domain/src/time/japan-time.ts';
import type { PageType } from '../../../packages/domain/src/catalogue/page-types.ts';
import type { RequestKind } from './contestant.ts';

/** A kind of request with a cycle of different questions. */
export interface RequestSeries {
  name: string;
  pageType: PageType;
  questions: readonly Question[];
  wanted: RequestKind;
}

const many = 40;
const firstPage: Slice = { sorting: undefined, offset: 0, limit: 20 };
const deepPage: Slice = { sorting: { sort: 'startPrice', order: 'DESC' }, offset: 3_000, limit: 20 };
const dearest: Slice = { sorting: { sort: 'soldPrice', order: 'DESC' }, offset: 1_000, limit: 20 };

/** Typical questions about frequent and rare models in turns, for live and for archived lots. */
export async function questionsAbout(
  database: Database,
  today: JapanDay,
): Promise<Record<'live' | 'archived', RequestSeries[]>> {
  const known = await readKnown(database, today);
  return { live: questionsOfLive(known, today), archived: questionsOfArchive(known, today) };
}

type Query = Record<string, string | number>;

/** Existing models, makers and auctions, the most frequent first. */
interface KnownNames {
  model: (turn: number) => Query;
  maker: (turn: number) => Query;
  auctions: readonly { house: number; day: JapanDay }[];
}

async function readKnown({ pool }: Database, today: JapanDay): Promise<KnownNames> {
  const { rows: models } = await pool.query<{ id: number }>(
    `select model_id as id from lot where held_on >= $1::date and kind = 'car' group by 1 order by count(*) desc, 1 limit 120`,
    [today],
  );
  const { rows: makers } = await pool.query<{ id: number }>(
    `select maker_id as id from lot join model on model.id = model_id where held_on >= $1::date and kind = 'car'
     group by 1 order by count(*) desc, 1 limit 30`,
    [today],
  );
  const { rows: auctions } = await pool.query<{ house: number; day: JapanDay }>(
    `select distinct house_id as house, held_on as day from auction_session where held_on >= $1 order by 2, 1`,
    [today],
  );
  return {
    model: (turn) => ({ modelId: of(models, turn).id }),
    maker: (turn) => ({ makerId: of(makers, turn).id }),
    auctions,
  };
}

function questionsOfLive({ model, maker, auctions }: KnownNames, today: JapanDay): RequestSeries[] {
  const days = [...new Set(auctions.map(({ day }) => day))];
  const day = (turn: number) => ({ auctionDate: of(days, turn) });
  const fiveAuctions = (turn: number) => {
    const chosen = [0, 1, 2, 3, 4].map((more) => of(auctions, turn * 5 + more));
    return { auction: chosen.map((auction) => `${auction.house}:${auction.day}`).join(',') };
  };
  const choosy = (turn: number) => ({ ...maker(turn), condition: '4,4.5,5', color: 'White,Pearl', year: '2012,2024' });
  const ask = (name: string, wanted: RequestKind, queryOf: (turn: number) => Query) =>
    seriesOf(name, 'car-auction', today, wanted, queryOf);
  return [
    ask('all', firstPage, () => ({})),
    ask('model + years', firstPage, (turn) => ({ ...model(turn), year: '2015,2020' })),
    ask('deep page by price', deepPage, () => ({})),
    ask('five auctions', firstPage, fiveAuctions),
    ask('maker + grades', firstPage, (turn) => ({ ...maker(turn), condition: '4.5,5,S' })),
    ask('maker, deep page by price', { ...deepPage, offset: 200 }, maker),
    ask('lot list', firstPage, lotNumbers),
    ask('one day', firstPage, day),
    ask('one day, deep page by price', deepPage, day),
    ask('facets of a model', 'facets', model),
    ask('facets of a maker', 'facets', maker),
    ask('facets of a maker, grades, colours and years', 'facets', choosy),
    ask('facets of a day', 'facets', day),
    ask('facets of all', 'facets', () => ({})),
    ask('models of all', 'models', () => ({})),
    ask('models of a year', 'models', (turn) => ({ year: `${2005 + (turn % 15)},` })),
  ];
}

function questionsOfArchive({ model, maker }: KnownNames, today: JapanDay): RequestSeries[] {
  const halfYear = { auctionDateFrom: addDays(today, -180) };
  const ask = (name: string, wanted: RequestKind, queryOf: (turn: number) => Query) =>
    seriesOf(name, 'stats', today, wanted, queryOf);
  return [
    ask('model, half a year', firstPage, (turn) => ({ ...model(turn), ...halfYear })),
    ask('maker + grades', firstPage, (turn) => ({ ...maker(turn), ...halfYear, condition: '4.5,5,S' })),
    ask('model, deep page by price', dearest, model),
    ask('facets of a model, half a year', 'facets', (turn) => ({ ...model(turn), ...halfYear })),
    ask('facets of a model', 'facets', model),
    ask('facets of a model, grades and years', 'facets', (turn) => ({
      ...model(turn),
      condition: '4,4.5,5',
      year: '2012,2024',
    })),
    ask('facets of a maker, half a year', 'facets', (turn) => ({ ...maker(turn), ...halfYear })),
    ask('facets of half a year', 'facets', () => halfYear),
    ask('models, half a year', 'models', () => halfYear),
  ];
}

function seriesOf(
  name: string,
  pageType: PageType,
  today: JapanDay,
  wanted: RequestKind,
  queryOf: (turn: number) => Query,
): RequestSeries {
  const questions = Array.from({ length: many }, (_, turn) => questionOf(pageType, today, queryOf(turn)));
  return { name, pageType, questions, wanted };
}

/** Takes every seventh row cyclically, which mixes frequent and rare ones. */
function of<Row>(rows: readonly Row[], turn: number): Row {
  return rows[(turn * 7) % rows.length] as Row;
}

function lotNumbers(turn: number) {
  return { lotNo: `${10_000 + turn * 10}-${10_040 + turn * 10},10900,11${100 + turn}` };
}

function questionOf(pageType: PageType, today: JapanDay, query: Query): Question {
  const { filters, faults } = readFilters(pageType, query);
  if (Object.keys(faults).length > 0) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(faults)}`);
  return { pageType, today, filters };
}
