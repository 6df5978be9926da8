import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { Db } from '../../../platform/database/database.ts';
import { readLotRow } from './lot-row.query.ts';

/** A lot as outside services are told of it. */
export interface AskedLot {
  /** Its id in the feed of its source. */
  externalId: string;
  kind: LotKind;
  lotNo: string;
  auctionDate: string;
  auctionName: string;
  maker: string;
  model: string;
  grade: string;
  year: number | null;
  /** The month of the first registration. */
  month: number | null;
  /** The chassis code. */
  chassis: string;
  /** The whole chassis number; empty if the feed does not tell it. */
  serial: string;
  color: string;
  colorCode: string;
  engineCc: number | null;
  gearbox: string;
}

export async function readAskedLot(db: Db, lotId: number): Promise<AskedLot> {
  const [row, key] = await Promise.all([
    readLotRow(db, lotId),
    db.selectFrom('lot_key').select('external_id').where('id', '=', lotId).executeTakeFirst(),
  ]);
  if (!row || !key) throw new Error(`The lot ${lotId} is gone.`);
  return {
    externalId: key.external_id,
    kind: row.kind,
    lotNo: row.lot_no,
    auctionDate: row.runs_at.toISOString(),
    auctionName: row.house_name ?? '',
    maker: row.maker_name,
    model: row.model_name,
    grade: row.trim_name,
    year: row.year,
    month: row.details.month ?? null,
    chassis: row.chassis ?? '',
    serial: row.serial,
    color: row.color,
    colorCode: row.details.colorCode ?? '',
    engineCc: row.engine_cc,
    gearbox: row.gearbox,
  };
}
