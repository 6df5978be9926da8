import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { NamedParty } from './party.store.ts';

/** The book keeps the parties that were named last. */
const mostInBook = 20;

interface PartyToKeep extends NamedParty {
  /** Its document was taken away on purpose, so the book forgets it too. */
  isErased: boolean;
}

/**
 * R100: keeps a party to be named again; the same name and address take the place of the former. A declared value belongs to
 * one car alone. The caller holds the account's lock.
 */
export async function keepInBook(tx: Tx, accountId: number, { party, document, isErased }: PartyToKeep): Promise<void> {
  if (party.fullName === '') return;
  await sql`
    insert into party_book (account_id, party, document)
    values (${accountId}, ${JSON.stringify({ ...party, value: undefined })}::jsonb, ${document})
    on conflict (account_id, lower(party ->> 'fullName'), lower(party ->> 'address')) do update set
      party = excluded.party, used_at = excluded.used_at,
      document = case
        when ${isErased} or excluded.document <> '' then excluded.document else party_book.document end`.execute(tx);
  await sql`
    delete from party_book where id in (
      select id from party_book where account_id = ${accountId} order by used_at desc, id desc offset ${mostInBook}
    )`.execute(tx);
}
