import type { ListSheet } from '@seri/domain/shipping-files/read/list-sheet';
import { previewSchedule } from '@seri/domain/shipping-files/schedules/preview-schedule';
import { readSchedule } from '@seri/domain/shipping-files/schedules/schedule-grid';
import type { Db } from '../../../../platform/database/database.ts';
import type { PreviewTerms } from './build-preview.ts';
import { readKnownShips } from './known-ships.read.ts';
import { readPortFinder } from './port-finder.read.ts';

/** R102: what a schedule would change, as ships are now; undefined if the file is none. */
export async function buildSchedule(db: Db, sheets: readonly ListSheet[], { listedOn, ports }: PreviewTerms) {
  const schedule = readSchedule(sheets, { findPort: await readPortFinder(db, ports), listedOn });
  if (!schedule) return undefined;
  const ships = previewSchedule(schedule.ships, await readKnownShips(db), listedOn);
  return { ships, skipped: schedule.skipped };
}
