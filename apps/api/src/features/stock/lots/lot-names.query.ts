import { photoAddress } from '@seri/contract/stock/photo';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { type LotType, lotTypes } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { namedLots } from './lots.query.ts';

export interface LotNames {
  lotId: number;
  lotType: LotType;
  lotNo: string;
  auctionName: string;
  /** Maker, model and year. */
  specification: string;
  /** Empty without one. */
  grade: string;
  /** The first photo of its album, in the width of a row. */
  photo: string | null;
  /** Null for a stock car. */
  runsAt: string | null;
}

/** The id of the first photo of a `lot`. */
export const firstPhotoId = sql<number | null>`(select photo_ids[1] from album where album.lot_id = lot.id)`;

/** Selects by day and id, because the table is partitioned by month. */
export async function readLotNames(
  db: Db | Tx,
  lots: readonly { id: number; held_on: string }[],
): Promise<Map<number, LotNames>> {
  if (lots.length === 0) return new Map();
  const [ids, days] = [lots.map(({ id }) => id), [...new Set(lots.map(({ held_on: day }) => day))]];
  const rows = await namedLots(db)
    .select(['lot.id', 'lot.kind', 'lot_no', 'year', 'condition', 'runs_at', firstPhotoId.as('photo_id')])
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, namesOf(row)]));
}

interface NamedLotRow extends PicturedRow {
  lot_no: string;
  house_name: string | null;
  maker_name: string;
  model_name: string;
  year: number | null;
}

function namesOf(row: NamedLotRow): LotNames {
  return {
    lotId: row.id,
    lotType: lotTypes[row.kind as LotKind],
    lotNo: row.lot_no,
    auctionName: row.house_name ?? '',
    specification: [row.maker_name, row.model_name, row.year].filter((part) => part !== null).join(' '),
    ...picturedFactsOf(row),
  };
}

interface PicturedRow {
  id: number;
  kind: string;
  condition: string;
  runs_at: Date;
  photo_id: number | null;
}

export function picturedFactsOf({ id, kind, condition: grade, runs_at: runsAt, photo_id: photoId }: PicturedRow) {
  return {
    grade,
    photo: photoId === null ? null : photoAddress(id, photoId, 120),
    runsAt: kind === 'stock' ? null : runsAt.toISOString(),
  };
}
