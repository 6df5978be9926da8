import { headerKey } from '../../common/table-head.ts';
import { scheduleHeaders } from '../schedules/schedule-tables.ts';
import { listHeaders, listTables } from './list-heads.ts';
import type { ListSheet } from './list-sheet.ts';

/** Lists of one sender have the same headers, by which its mapping is found again. It is the same whatever the mapping says. */
export function listPrint(sheets: readonly ListSheet[]): string {
  const tables = listTables(sheets, {});
  const ofSchedule = tables.length > 0 ? [] : scheduleHeaders(sheets);
  const keys = (ofSchedule.length > 0 ? ofSchedule : listHeaders(sheets, tables)).map(headerKey);
  return [...new Set(keys)].filter(Boolean).toSorted().join('|');
}
