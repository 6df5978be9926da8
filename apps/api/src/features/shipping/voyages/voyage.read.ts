import type { VoyageView } from '@seri/contract/shipping/voyages.schema';
import type { Language } from '@seri/domain/common/languages';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readVoyageCars } from './voyage-cars.read.ts';
import { readVoyageRows } from './voyages.read.ts';

/** R98: one voyage with its calls and cars. */
export async function readVoyage(db: Db, actor: Actor, voyageId: number, language: Language): Promise<VoyageView> {
  const [[row], change, cars] = await Promise.all([
    readVoyageRows(db, [voyageId], language),
    db
      .selectFrom('voyage')
      .innerJoin('account', 'account.id', 'changed_by')
      .select(['changed_at', 'full_name'])
      .where('voyage.id', '=', voyageId)
      .executeTakeFirst(),
    readVoyageCars(db, actor, voyageId),
  ]);
  if (!row || !change) throw refusal('NOT_FOUND');
  return {
    ...row,
    cars,
    changedAt: change.changed_at.toISOString(),
    changedBy: change.full_name,
    can: { edit: actor.rights.logistics },
  };
}
