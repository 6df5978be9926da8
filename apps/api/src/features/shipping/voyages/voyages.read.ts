import type { ListedCall, VoyageRow, Voyages, VoyagesQuery } from '@seri/contract/shipping/voyages.schema';
import type { Language } from '@seri/domain/common/languages';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { SeenCall } from '@seri/domain/voyages/port-calls';
import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hasCertificate, hasParties } from './car-lacks.ts';
import { readCalls } from './voyage.store.ts';

/** R98: ships that are to leave first, by their day, then those at sea by theirs, then the past. */
export async function readVoyages(db: Db, actor: Actor, query: VoyagesQuery, language: Language): Promise<Voyages> {
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const count = sql<number>`count(*)::integer`.as('count');
  const [rows, found, all, ports] = await Promise.all([
    chosenVoyages(db, query)
      .select('id')
      .orderBy(sql`case state when 'planned' then 0 when 'sailed' then 1 else 2 end`)
      .orderBy(sql`case state when 'planned' then ${firstDay} when 'sailed' then ${lastDay} end`)
      .orderBy(sql`${lastDay} desc nulls last`)
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    chosenVoyages(db, query).select(count).executeTakeFirstOrThrow(),
    db.selectFrom('voyage').select(count).executeTakeFirstOrThrow(),
    readPorts(db, language),
  ]);
  const ids = rows.map(({ id }) => id);
  const listed = new Map((await readVoyageRows(db, ids, language)).map((row) => [row.id, row]));
  return {
    list: ids.flatMap((id) => listed.get(id) ?? []),
    pageInfo: { page, pageSize, totalSearchResults: found.count, totalResults: all.count },
    ports,
    can: { edit: actor.rights.logistics },
  };
}

const dayOf = (edge: 'min' | 'max', kind: 'load' | 'discharge') => sql`(
  select ${sql.raw(edge)}(coalesce(actual_on, planned_on)) from port_call
  where voyage_id = voyage.id and kind = ${sql.lit(kind)})`;
const [firstDay, lastDay] = [dayOf('min', 'load'), dayOf('max', 'discharge')];

function chosenVoyages(db: Db, { search = '', port, state, open }: VoyagesQuery) {
  let voyages = db.selectFrom('voyage');
  const part = search.trim().toLowerCase();
  if (part) {
    voyages = voyages.where(sql<boolean>`strpos(lower(vessel || ' ' || number || ' ' || line), ${part}) > 0`);
  }
  if (port) {
    voyages = voyages.where(
      sql<boolean>`exists (select from port_call where voyage_id = voyage.id and place_code = ${port})`,
    );
  }
  if (open) voyages = voyages.where(sql<boolean>`(state = 'planned' or (state = 'sailed' and ${hasPortAhead}))`);
  return state ? voyages.where('state', '=', state) : voyages;
}

const hasPortAhead = sql`exists (
  select from port_call where voyage_id = voyage.id and kind = 'load' and actual_on is null)`;

/** The ports of all voyages, for the filter. */
async function readPorts(db: Db, language: Language): Promise<Voyages['ports']> {
  const name = sql<string>`place.${sql.ref(`name_${language}`)}`;
  const rows = await db
    .selectFrom('place')
    .select(['code', name.as('name')])
    .where(sql<boolean>`exists (select from port_call where place_code = place.code)`)
    .orderBy('name')
    .execute();
  return rows;
}

const unsailed = sql`purchase.status < ${sql.lit(purchaseStatusCodes.inTransit)}`;

/** R98: voyages with their calls, and what their cars lack until they are loaded. */
export async function readVoyageRows(db: Db, ids: readonly number[], language: Language): Promise<VoyageRow[]> {
  const [voyages, calls, figures, names] = await Promise.all([
    db
      .selectFrom('voyage')
      .selectAll()
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute(),
    readCalls(db, ids),
    readFigures(db, ids),
    readPlaceNames(db, ids, language),
  ]);
  return voyages.map(({ id, version, line, vessel, number, state }) => ({
    id,
    version,
    line,
    vessel,
    number,
    state: state as VoyageState,
    calls: calls
      .filter(({ voyageId }) => voyageId === id)
      .map((call) => listedCall(call, names.get(call.place) ?? call.place)),
    figures: figures.get(id) ?? { cars: 0, withoutPapers: 0, withoutParties: 0, leftBehind: 0 },
  }));
}

function listedCall(call: SeenCall, name: string): ListedCall {
  const { id, place, kind, yardCutOffAt, papersCutOffAt, plannedOn, actualOn, cars } = call;
  return { id, place, kind, yardCutOffAt, papersCutOffAt, plannedOn, actualOn, cars, name };
}

const countOf = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::integer`;

async function readFigures(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('purchase')
    .innerJoin('port_call as load_call', 'load_call.id', 'load_call_id')
    .select([
      'voyage_id',
      sql<number>`count(*)::integer`.as('cars'),
      countOf(sql`${unsailed} and not ${hasCertificate}`).as('withoutPapers'),
      countOf(sql`${unsailed} and not ${hasParties}`).as('withoutParties'),
      countOf(sql`${unsailed} and load_call.actual_on is not null`).as('leftBehind'),
    ])
    .where(sql<boolean>`voyage_id = any(${ids}::bigint[])`)
    .where('voided_at', 'is', null)
    .groupBy('voyage_id')
    .execute();
  return new Map(rows.map(({ voyage_id: id, ...figures }) => [id, figures]));
}

async function readPlaceNames(db: Db, voyageIds: readonly number[], language: Language) {
  const rows = await db
    .selectFrom('port_call')
    .innerJoin('place', 'place.code', 'place_code')
    .select(['code', `name_${language} as name`])
    .distinct()
    .where(sql<boolean>`voyage_id = any(${voyageIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
