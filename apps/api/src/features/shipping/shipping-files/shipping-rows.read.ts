import type { RefusalCode } from '@seri/contract/refusals';
import type {
  MatchedCar,
  ShippingRow,
  ShippingRowFilter,
  ShippingRows,
  ShippingRowsQuery,
} from '@seri/contract/shipping/shipping-files.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import type { Language } from '@seri/domain/common/languages';
import type { ListRow } from '@seri/domain/shipping-files/read/list-row';
import type { CarMatch } from '@seri/domain/shipping-files/match-cars';
import { rulesOfProblem } from '@seri/domain/shipping-files/preview-exports';
import { rowRanks } from '@seri/domain/shipping-files/preview-rows';
import type { CarChange } from '@seri/domain/shipping-files/row-changes';
import type { RowProblem } from '@seri/domain/shipping-files/read/row-problems';
import type { ShippingOutcome } from '@seri/domain/shipping-files/shipping-file-states';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readPlaces } from '../../trade/eligibility/places.query.ts';
import { readRuleTexts } from '../../trade/eligibility/rule-texts.query.ts';
import { readNamedCars } from '../../trade/purchases/listed-cars.query.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';

/** R102: rows of a list, those first that somebody should look at. */
export async function readShippingRows(
  db: Db,
  actor: Actor,
  query: ShippingRowsQuery,
  language: Language,
): Promise<ShippingRows> {
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const all = db.selectFrom('shipping_row').where('file_id', '=', Number(query.id));
  const chosen = all.where(conditions[query.only ?? 'all']);
  const count = sql<number>`count(*)::integer`.as('count');
  const [rows, found, whole] = await Promise.all([
    selectRows(chosen)
      .orderBy('rank')
      .orderBy('place')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    chosen.select(count).executeTakeFirstOrThrow(),
    all.select(count).executeTakeFirstOrThrow(),
  ]);
  if (whole.count === 0) await assertFile(db, Number(query.id));
  const cars = await readCars(
    db,
    actor,
    rows.flatMap(({ purchase_id: id, others }) => [...(id === null ? [] : [id]), ...others]),
  );
  const rules = rows.flatMap(({ problems }) => problems.flatMap(rulesOfProblem));
  const words = { places: await readPlaceNames(db, language), rules: await readRuleTexts(db, rules, language) };
  return {
    list: rows.map((row) => presentRow(row, cars, words)),
    pageInfo: { page, pageSize, totalSearchResults: found.count, totalResults: whole.count },
  };
}

const ofRank = (rank: (typeof rowRanks)[number]) => sql<boolean>`rank = ${rowRanks.indexOf(rank)}`;
const ofOutcome = (outcome: ShippingOutcome) => sql<boolean>`outcome = ${outcome}`;
/** The rows of a filter are as many as `readCounts` counts. */
const conditions: Readonly<Record<ShippingRowFilter, RawBuilder<boolean>>> = {
  all: sql<boolean>`true`,
  attention: ofRank('attention'),
  unknown: ofRank('unknown'),
  chosen: sql<boolean>`is_chosen`,
  notChosen: sql<boolean>`outcome is null and not ${ofRank('unknown')}`,
  applied: ofOutcome('applied'),
  same: ofOutcome('same'),
  conflict: ofOutcome('conflict'),
  refused: ofOutcome('refused'),
  undone: ofOutcome('undone'),
  stays: ofOutcome('stays'),
};

async function assertFile(db: Db, id: number): Promise<void> {
  const file = db.selectFrom('shipping_file').select('id').where('id', '=', id);
  if (!(await file.executeTakeFirst())) throw refusal('NOT_FOUND');
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const rowsOfFile = (db: Db) => db.selectFrom('shipping_row').where('file_id', '=', 0);

function selectRows(rows: ReturnType<typeof rowsOfFile>) {
  return rows
    .select(['place', 'purchase_id', 'seen_version', 'ship', 'load_place', 'discharge_place', 'rank', 'is_chosen'])
    .select((row) => [
      row.ref('facts').$castTo<ListRow>().as('facts'),
      row.ref('match').$castTo<CarMatch['state']>().as('match'),
      row.ref('difference').$castTo<ShippingRow['difference']>().as('difference'),
      row.ref('changes').$castTo<CarChange[]>().as('changes'),
      row.ref('problems').$castTo<RowProblem[]>().as('problems'),
      row.ref('outcome').$castTo<ShippingOutcome | null>().as('outcome'),
      row.ref('code').$castTo<RefusalCode | null>().as('code'),
      // The driver reads numbers of JSON, not of an array of bigint.
      sql<number[]>`to_jsonb(others)`.as('others'),
    ]);
}

/** The words for codes and ids, in the language of the reader. */
interface WordsOfRows {
  places: ReadonlyMap<string, string>;
  rules: ReadonlyMap<number, string>;
}

function presentRow(
  { facts, purchase_id: id, seen_version: seen, is_chosen: isChosen, rank, ...row }: SelectedRow,
  cars: ReadonlyMap<number, MatchedCar>,
  { places, rules }: WordsOfRows,
): ShippingRow {
  const { sheet, line, stockNo, chassis, maker, model, remarks } = facts;
  const { load_place: load, discharge_place: discharge, others, problems, ...shown } = row;
  return {
    ...shown,
    sheet,
    line,
    stockNo,
    chassis: chassis || String(facts.written.chassis ?? ''),
    named: [maker, model].filter(Boolean).join(' '),
    remarks,
    car: cars.get(id ?? 0) ?? null,
    others: others.flatMap((other) => cars.get(other) ?? []),
    loadPort: places.get(load ?? '') ?? '',
    dischargePort: places.get(discharge ?? '') ?? '',
    problems: problems.map((one) => withRules(one, rules)),
    needsAttention: rank === rowRanks.indexOf('attention'),
    mayBeChosen: seen !== null,
    isChosen,
  };
}

function withRules(problem: RowProblem, rules: ReadonlyMap<number, string>): RowProblem {
  const ids = rulesOfProblem(problem);
  // Countries share the sentences of their rules.
  const texts = new Set(ids.flatMap((id) => rules.get(id) ?? []));
  return ids.length === 0 ? problem : { ...problem, told: [...texts].join('; ') };
}

async function readCars(db: Db, actor: Actor, ids: readonly number[]): Promise<Map<number, MatchedCar>> {
  const rows = await visiblePurchases(db, actor)
    .innerJoin('account', 'account.id', 'account_id')
    .select(['purchase.id', 'lot_id', 'held_on', 'status', 'account.id as account_id', 'full_name'])
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .execute();
  const named = await readNamedCars(db, rows);
  return new Map(
    rows.flatMap(({ id, status, account_id, full_name }) => {
      const car = named.get(id);
      if (!car) return [];
      const { sku, chassis, maker, model, year } = car;
      const name = [maker, model, year].filter(Boolean).join(' ');
      return [[id, { id, sku, name, chassis, status, client: { id: account_id, name: full_name } }] as const];
    }),
  );
}

async function readPlaceNames(db: Db, language: Language): Promise<Map<string, string>> {
  const { places } = await readPlaces(db, language);
  return new Map(places.map(({ code, name }) => [code, name]));
}
