import type { ExportPlace, ExportPlaces } from '@seri/contract/trade/eligibility.schema';
import { territoryName } from '@seri/domain/eligibility/territory-name';
import type { Language } from '@seri/domain/common/languages';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Place as PlaceTable } from '../../../platform/database/schema.generated.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export async function readPlaces(db: Db, language: Language): Promise<ExportPlaces> {
  const rows = await db.selectFrom('place').selectAll().execute();
  const places = rows.map((row) => presentPlace(row, language));
  return { places: places.toSorted((one, other) => one.name.localeCompare(other.name, language)) };
}

function presentPlace(row: Selectable<PlaceTable>, language: Language): ExportPlace {
  return {
    code: row.code,
    name: row[`name_${language}`],
    country: territoryName(row.territory, language),
    territory: row.territory,
  };
}

/** A place by its code; null for none. A code that no place has is refused. */
export async function readPlace(db: Db, code: string | null, language: Language): Promise<ExportPlace | null> {
  if (code === null) return null;
  const row = await db.selectFrom('place').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return presentPlace(row, language);
}

/** The territories of places, by code. */
export async function readTerritories(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('place')
    .select(['code', 'territory'])
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(rows.map(({ code, territory }) => [code, territory]));
}
