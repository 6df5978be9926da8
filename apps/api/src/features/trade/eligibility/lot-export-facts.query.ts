import type { LotDetails } from '@seri/contract/intake/feed.schema';
import {
  type DriveKind,
  driveOf,
  type ExportCategory,
  exportCategoryOf,
  type FactSource,
} from '@seri/domain/eligibility/export-facts';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { namedLots } from '../../stock/lots/lots.query.ts';
import { lotFacts } from '../tariffs/purchase-facts.query.ts';

export interface LotExportFacts {
  kind: LotKind;
  day: JapanDay;
  startPrice: number | null;
  category: ExportCategory;
  driveKind: DriveKind | undefined;
  driveFrom: FactSource | 'paper' | undefined;
  engineCc: number | undefined;
  engineFrom: 'feed' | 'paper' | undefined;
  /** The paper on which staff have read the facts; empty if nobody has entered any. */
  paper: string;
  /** It counts what staff have entered; 0 if nothing was. */
  version: number;
  /** For the price of its charges. */
  priced: ReturnType<typeof lotFacts>;
}

/** R96: what is known of lots. What staff have read on a paper goes before what the words of a lot tell. */
export async function readLotExportFacts(
  db: Db | Tx,
  lots: ReadonlyMap<number, JapanDay>,
): Promise<Map<number, LotExportFacts>> {
  const [ids, days] = [[...lots.keys()], [...new Set(lots.values())]];
  const rows = await selectFacts(db)
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, present(row)]));
}

function selectFacts(db: Db | Tx) {
  return namedLots(db)
    .leftJoin('lot_fact', 'lot_fact.lot_id', 'lot.id')
    .select(['lot.id', 'trim_name', 'lot.engine_cc', 'start_price', 'drive_kind', 'paper', 'lot_fact.version'])
    .select((row) => [
      'lot_fact.engine_cc as paper_cc',
      row.ref('lot.kind').$castTo<LotKind>().as('kind'),
      row.ref('lot.held_on').$castTo<JapanDay>().as('held_on'),
      row.ref('lot.details').$castTo<LotDetails>().as('details'),
    ]);
}

type FactsRow = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number];

function present(row: FactsRow): LotExportFacts {
  const words = {
    kind: row.kind,
    maker: row.maker_name,
    model: row.model_name,
    trim: row.trim_name ?? '',
    chassis: row.chassis ?? '',
    driveKind: row.details.driveKind,
  };
  const told = driveOf(words);
  const onPaper = row.drive_kind as DriveKind | null;
  return {
    kind: row.kind,
    day: row.held_on,
    startPrice: row.start_price,
    category: exportCategoryOf(words),
    driveKind: onPaper ?? told?.driveKind,
    driveFrom: onPaper ? 'paper' : told?.source,
    // A feed that does not know writes 0.
    engineCc: row.paper_cc ?? (row.engine_cc || undefined),
    engineFrom: engineFrom(row),
    paper: row.paper ?? '',
    version: row.version ?? 0,
    priced: lotFacts(row),
  };
}

function engineFrom({ paper_cc: onPaper, engine_cc: told }: FactsRow): LotExportFacts['engineFrom'] {
  if (onPaper !== null) return 'paper';
  return told ? 'feed' : undefined;
}
