import type { Likeness, Question, Slice } from '../../../apps/api/src/features/catalogue/catalogue-index.ts';
import type { Database } from '../../../apps/api/src/platform/database/database.ts';
import { readFilters } from '../../../packages/domain/src/filters.ts';
import { addDays, type JapanDay } from '../../../packages/domain/src/japan-time.ts';
import type { PageType } from '../../../packages/domain/src/page-types.ts';
import type { Wanted } from './contestant.ts';

/** A kind of request: as many different ones as it is asked times, or they start over. */
export interface Asked {
  name: string;
  questions: readonly Question[];
  wanted: Wanted;
}

const many = 40;
const firstPage: Slice = { sorting: undefined, offset: 0, limit: 20 };
const deepPage: Slice = { sorting: { sort: 'startPrice', order: 'DESC' }, offset: 3_000, limit: 20 };

/** What people ask of a catalogue, about the most and the less popular in turns. */
export async function questionsAbout({ pool }: Database, today: JapanDay): Promise<Asked[]> {
  const { rows: models } = await pool.query<{ id: number }>(
    `select model_id as id from lot where held_on >= $1 and kind = 'car' group by 1 order by count(*) desc limit 120`,
    [today],
  );
  const { rows: makers } = await pool.query<{ id: number }>(
    `select maker_id as id from lot join model on model.id = model_id where held_on >= $1 and kind = 'car'
     group by 1 order by count(*) desc limit 30`,
    [today],
  );
  const { rows: auctions } = await pool.query<{ house: number; day: JapanDay }>(
    `select distinct house_id as house, held_on as day from auction_session where held_on >= $1 order by 2, 1`,
    [today],
  );
  const days = [...new Set(auctions.map(({ day }) => day))];
  const ask = (pageType: PageType, queryOf: (turn: number) => Record<string, string | number>) =>
    Array.from({ length: many }, (_, turn) => questionOf(pageType, today, queryOf(turn)));
  const model = (turn: number) => ({ modelId: of(models, turn).id });
  const maker = (turn: number) => ({ makerId: of(makers, turn).id });
  const past = (turn: number) => ({ ...model(turn), auctionDateFrom: addDays(today, -180) });
  const fiveAuctions = (turn: number) => {
    const chosen = [0, 1, 2, 3, 4].map((more) => of(auctions, turn * 5 + more));
    return { auction: chosen.map(({ house, day }) => `${house}:${day}`).join(',') };
  };
  return [
    { name: 'all', questions: ask('car-auction', () => ({})), wanted: firstPage },
    {
      name: 'model + years',
      questions: ask('car-auction', (turn) => ({ ...model(turn), year: '2015,2020' })),
      wanted: firstPage,
    },
    { name: 'deep page by price', questions: ask('car-auction', () => ({})), wanted: deepPage },
    { name: 'five auctions', questions: ask('car-auction', fiveAuctions), wanted: firstPage },
    {
      name: 'maker + grades',
      questions: ask('car-auction', (turn) => ({ ...maker(turn), condition: '4.5,5,S' })),
      wanted: firstPage,
    },
    { name: 'lot list', questions: ask('car-auction', lotNumbers), wanted: firstPage },
    { name: 'one day', questions: ask('car-auction', (turn) => ({ auctionDate: of(days, turn) })), wanted: firstPage },
    { name: 'model, half a year back', questions: ask('stats', past), wanted: firstPage },
    { name: 'facets of a model', questions: ask('car-auction', model), wanted: 'facets' },
    { name: 'facets of a maker', questions: ask('car-auction', maker), wanted: 'facets' },
    {
      name: 'facets of a day',
      questions: ask('car-auction', (turn) => ({ auctionDate: of(days, turn) })),
      wanted: 'facets',
    },
    { name: 'facets of all', questions: ask('car-auction', () => ({})), wanted: 'facets' },
    { name: 'facets of a model, half a year back', questions: ask('stats', past), wanted: 'facets' },
    { name: 'models of all', questions: ask('car-auction', () => ({})), wanted: 'models' },
    {
      name: 'models of a year',
      questions: ask('car-auction', (turn) => ({ year: `${2005 + (turn % 15)},` })),
      wanted: 'models',
    },
    {
      name: 'models, half a year back',
      questions: ask('stats', () => ({ auctionDateFrom: addDays(today, -180) })),
      wanted: 'models',
    },
  ];
}

/** Every seventh, round and round: popular and rare ones in turns. */
function of<Row>(rows: readonly Row[], turn: number): Row {
  return rows[(turn * 7) % rows.length] as Row;
}

function lotNumbers(turn: number) {
  return { lotNo: `${10_000 + turn * 10}-${10_040 + turn * 10},10900,11${100 + turn}` };
}

function questionOf(pageType: PageType, today: JapanDay, query: Record<string, string | number>): Question {
  const { filters, faults } = readFilters(pageType, query);
  if (Object.keys(faults).length > 0) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(faults)}`);
  return { pageType, today, filters };
}

/** What each of the lots of a page is compared with. */
export async function likenessesOf({ pool }: Database, today: JapanDay): Promise<Likeness[][]> {
  const { rows } = await pool.query<Likeness>(
    `select model_id as "modelId", chassis_id as "chassisId", year, condition from lot
     where held_on >= $1 and kind = 'car' order by id limit $2`,
    [today, many * 20],
  );
  return Array.from({ length: many }, (_, page) => rows.filter((_row, at) => at % many === page));
}
