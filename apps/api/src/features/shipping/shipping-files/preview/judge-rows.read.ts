import { passesExportGate, judgedRow } from '@seri/domain/shipping-files/preview-exports';
import type { PreviewedRow } from '@seri/domain/shipping-files/preview-rows';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { judgeCars } from '../../../trade/purchases/judge-cars.query.ts';

/** R96: rows in their order, as the gates would judge their cars once a list is applied. */
export async function judgeRows<Row extends PreviewedRow>(
  db: Db | Tx,
  rows: readonly Row[],
  purchaseOf: (row: Row) => number | undefined,
): Promise<Row[]> {
  const asked = rows.flatMap((row) => {
    const purchaseId = passesExportGate(row) ? purchaseOf(row) : undefined;
    return purchaseId === undefined ? [] : [{ row, purchaseId, by: row.by }];
  });
  const judged = await judgeCars(db, asked);
  const seen = new Map(asked.map(({ row }, place) => [row, judged[place]]));
  return rows.map((row) => {
    const judgement = seen.get(row);
    return judgement ? judgedRow(row, judgement) : row;
  });
}
