import { japanDay } from '@seri/domain/time/japan-time';
import { maySeeAs, type PageType } from '@seri/domain/catalogue/page-types';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type LotRow, readLotRow } from './lot-row.query.ts';

export interface LotRequest<Type extends PageType = PageType> {
  pageType: Type;
  lotId: number;
  now: Date;
}

/** R36: reads a lot of the page type's kind that the reader may see today, live or in statistics; refuses any other as not found. */
export async function readKnownLot(
  db: Db,
  { permissions }: Pick<Actor, 'permissions'>,
  { pageType, lotId, now }: LotRequest,
): Promise<LotRow> {
  const row = await readLotRow(db, lotId);
  const isSeen = row && maySeeAs(pageType, permissions, { kind: row.kind, day: row.held_on }, japanDay(now));
  if (!isSeen) throw refusal('NOT_FOUND');
  return row;
}
