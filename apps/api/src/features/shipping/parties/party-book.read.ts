import type { BookedParty, PartyBook, PartyBookQuery } from '@seri/contract/shipping/parties.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';

/** R100: the book of the reader, or for staff that of a client; the party that was named last stands first. */
export async function readPartyBook(db: Db, actor: Actor, { client }: PartyBookQuery): Promise<PartyBook> {
  const accountId = client === undefined ? actor.accountId : Number(client);
  if (accountId !== actor.accountId) {
    if (!isStaff(actor)) throw refusal('NOT_FOUND');
    await assertVisible(db, actor, accountId);
  }
  const rows = await db
    .selectFrom('party_book')
    .select(['id', 'party', 'document', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    parties: rows.map(({ id, party, document, used_at: usedAt }) => ({
      ...(party as Omit<BookedParty, 'id' | 'document' | 'usedAt'>),
      id,
      document,
      usedAt: usedAt.toISOString(),
    })),
  };
}
