import type { ReadSheetView, SheetAnswer } from '@seri/contract/services/sheets.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type FeedFacts, findDifferences } from '@seri/domain/sheet/reading/find-differences';
import { repairedOption, units } from '@seri/domain/sheet/reading/options.data';
import type { SheetReading } from '@seri/domain/sheet/reading/reading';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type LotRow, readLotRow } from '../../stock/lots/lot-row.query.ts';
import { readSheetPhoto } from '../../stock/photos/sheet-photo.query.ts';
import { findReading } from './sheet-reading.store.ts';

/** R77: what was read on the sheet of a lot, beside what the auction house says of it. */
export async function readSheetAnswer(db: Db, actor: Actor, lotId: number, today: JapanDay): Promise<SheetAnswer> {
  const photo = await readSheetPhoto(db, actor, lotId, today);
  const found = photo && (await findReading(db, photo.id));
  const lot = found?.reading ? await readLotRow(db, lotId) : undefined;
  return {
    state: found?.state ?? 'none',
    reading: found?.reading && lot ? present(found.reading, found.reader ?? 'own', lot) : null,
  };
}

function present(
  { form, notes, fields, ringed }: SheetReading,
  reader: ReadSheetView['reader'],
  lot: LotRow,
): ReadSheetView {
  const differences = findDifferences(fields, factsOf(lot, ringed));
  return {
    reader,
    knowsForm: form !== null,
    notes,
    fields,
    ringed: ringed
      .filter(({ print }) => !units.has(print))
      .map((option) => ({ ...option, flag: isRepaired(option) ? ('repaired' as const) : null })),
    differences: differences.map(({ value, ...difference }) => ({ ...difference, onSheet: value })),
  };
}

const miles = 'ﾏｲﾙ';

const isRepaired = ({ field, print }: SheetReading['ringed'][number]) =>
  field === repairedOption.field && print === repairedOption.print;

function factsOf({ condition, mileage_km: km, hours, serial }: LotRow, ringed: SheetReading['ringed']): FeedFacts {
  const isInMiles = ringed.some(({ print }) => print === miles);
  return {
    ...(condition && { grade: condition }),
    ...(km !== null && !isInMiles && { mileage: String(km) }),
    ...(hours !== null && { hours: String(hours) }),
    ...(serial && { serial }),
  };
}
