import type { PartiesBody, SavedParties } from '@seri/contract/shipping/parties.schema';
import type { Language } from '@seri/domain/common/languages';
import { hasSailed } from '@seri/domain/parties/party';
import { countryCodeOf } from '@seri/domain/people/countries';
import { isStaff } from '@seri/domain/people/staff-rights';
import { formatMessage } from '@seri/messages/server';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertMayBeExported, judgePurchase } from '../../trade/eligibility/eligibility.query.ts';
import {
  noticePurchase,
  raiseVersion,
  readBoughtCar,
  tellPurchase,
} from '../../trade/purchases/changed-purchase.command.ts';
import { lockParties } from './lock-parties.ts';
import { keepInBook } from './party-book.store.ts';
import { changedPartyFields, type PartiesOfCar, partiesAfter, readParties, writeParties } from './party.store.ts';

const notice = {
  eventType: 'managerPurchase',
  cause: 'carPartiesChanged',
  text: (language: Language) => formatMessage(language, 'notice.carPartiesChanged'),
} as const;

/** R100: says who receives a car and who is told of its arrival, over the version that was seen; the same again is no change. */
export function saveParties(acting: Acting, body: PartiesBody): Promise<SavedParties> {
  const { actor, socketId } = acting;
  return acting.transaction(async (tx) => {
    const locked = await lockParties(tx, actor, body);
    const { purchase } = locked;
    const before = await readParties(tx, body.id);
    const after = partiesAfter(body, before);
    const changes = changedPartyFields(before, after);
    if (!changes) return { version: body.version };
    if (!hasSailed(purchase.status)) await assertMayReceive(tx, body.id, after);
    await writeParties(tx, body.id, after, actor.accountId);
    await keepInBook(tx, purchase.account_id, { ...after.consignee, isErased: body.consignee.document === '' });
    if (after.notify) {
      await keepInBook(tx, purchase.account_id, { ...after.notify, isErased: body.notifyParty?.document === '' });
    }
    await raiseVersion(tx, body.id);
    await tellPurchase(tx, { bookedBy: actor.accountId, socketId }, purchase, 'parties-changed', changes);
    if (isStaff(actor)) {
      await noticePurchase(tx, acting, locked, notice);
    }
    return { version: body.version + 1 };
  });
}

/**
 * R96: nobody receives a car, whoever names them, in a country to which it may not go. The ports on the way are judged by
 * whoever enters those, so that a party elsewhere can always take the place of one that is not allowed.
 */
async function assertMayReceive(tx: Tx, purchaseId: number, { consignee, notify }: PartiesOfCar): Promise<void> {
  const car = await readBoughtCar(tx, purchaseId);
  const countries = [consignee, ...(notify ? [notify] : [])].flatMap(
    ({ party }) => countryCodeOf(party.countryId) ?? [],
  );
  assertMayBeExported(await judgePurchase(tx, { ...car, places: [], typedPlaces: [], countries }));
}
