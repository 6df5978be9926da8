import type { ShownParties } from '@seri/contract/shipping/parties.schema';
import { arePartiesLocked, isPartyComplete, onPapers } from '@seri/domain/parties/party';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';
import type { StoredParty } from './party.store.ts';

/** R100: what the page of a purchase shows of its parties beside their fields. */
export async function readShownParties(db: Db, actor: Actor, purchaseId: number): Promise<ShownParties> {
  const row = await visiblePurchases(db, actor)
    .innerJoin('purchase_route', 'purchase_route.purchase_id', 'purchase.id')
    .select(['status', 'voided_at', 'consignee', 'notify_party', 'parties_changed_at', 'papers_cut_off_at'])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
  const { status, voided_at: voidedAt, parties_changed_at: changedAt, papers_cut_off_at: cutOffAt } = row;
  const isLocked = voidedAt !== null || arePartiesLocked(status);
  return {
    can: { edit: isStaff(actor) ? voidedAt === null && actor.rights.logistics : !isLocked },
    isLocked,
    afterCutOff: changedAt !== null && cutOffAt !== null && changedAt > cutOffAt,
    papersCutOffAt: cutOffAt?.toISOString() ?? null,
    consignee: shownParty(row.consignee),
    notify: shownParty(row.notify_party ?? row.consignee),
  };
}

function shownParty(stored: unknown): ShownParties['consignee'] {
  const party = stored as Partial<StoredParty>;
  const { fullName = '', papersName = '', address = '', papersAddress = '' } = party;
  return {
    papersName: onPapers(fullName, papersName),
    papersAddress: onPapers(address, papersAddress),
    isComplete: isPartyComplete(party),
  };
}
