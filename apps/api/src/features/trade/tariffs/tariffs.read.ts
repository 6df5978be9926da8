import type { Tariffs, TariffsQuery } from '@seri/contract/trade/tariffs.schema';
import { type Tariff, tariffKinds } from '@seri/domain/tariffs/tariff';
import { weightOf } from '@seri/domain/tariffs/tariff-scope';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { tariffFrom } from './tariffs.query.ts';

/** R88: the table as staff read it: kind by kind, the plainest rows first. */
export async function readTariffTable(db: Db, actor: Actor, query: TariffsQuery): Promise<Tariffs> {
  const [rows, houses] = await Promise.all([
    selectTariffs(db, query).execute(),
    db.selectFrom('house').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
  ]);
  const listed = rows.map((row) => ({
    ...tariffFrom(row),
    account: row.client_name,
    house: row.house_name,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.author_name,
  }));
  return { tariffs: listed.toSorted(inTable), houses, can: { edit: actor.rights.tables } };
}

const inTable = (one: Tariff, other: Tariff) =>
  tariffKinds.indexOf(one.kind) - tariffKinds.indexOf(other.kind) ||
  weightOf(one) - weightOf(other) ||
  one.validFrom.localeCompare(other.validFrom) ||
  one.id - other.id;

function selectTariffs(db: Db, { kind, houseId, port, day }: TariffsQuery) {
  return db
    .selectFrom('tariff')
    .leftJoin('account as client', 'client.id', 'tariff.account_id')
    .leftJoin('account as author', 'author.id', 'tariff.changed_by')
    .leftJoin('house', 'house.id', 'tariff.house_id')
    .selectAll('tariff')
    .select(['client.full_name as client_name', 'author.full_name as author_name', 'house.name as house_name'])
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''))
    .$if(houseId !== undefined, (rows) => rows.where(sql<boolean>`house_id = ${houseId}::bigint`))
    .$if(port !== undefined && port !== '', (rows) =>
      rows.where(sql<boolean>`(starts_with(lower(load_port), lower(${port}))
        or starts_with(lower(discharge_port), lower(${port})))`),
    )
    .$if(day !== undefined, (rows) => rows.where(sql<boolean>`(valid_to is null or valid_to >= ${day}::date)`));
}
