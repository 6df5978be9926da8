import type { ShippingMapping } from '@seri/domain/shipping-files/read/shipping-heads';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** How the lists of a sender are read. */
interface SenderTerms {
  sender: string;
  mapping: ShippingMapping;
  carriesDown: boolean;
  /** Places by the words that it has for them. */
  ports: Readonly<Record<string, string>>;
}

export function findSender(db: Db, print: string): Promise<SenderTerms | undefined> {
  return db
    .selectFrom('shipping_sender')
    .select(['name as sender', 'carries_down as carriesDown'])
    .select((sender) => [
      sender.ref('mapping').$castTo<ShippingMapping>().as('mapping'),
      sender.ref('ports').$castTo<Record<string, string>>().as('ports'),
    ])
    .where('print', '=', print)
    .executeTakeFirst();
}

export async function keepSender(
  tx: Tx,
  print: string,
  { sender, mapping, carriesDown, ports }: SenderTerms,
  changedBy: number,
): Promise<void> {
  const written = {
    name: sender,
    mapping: JSON.stringify(mapping),
    carries_down: carriesDown,
    ports: JSON.stringify(ports),
    changed_by: changedBy,
  };
  await tx
    .insertInto('shipping_sender')
    .values({ print, ...written })
    .onConflict((same) => same.column('print').doUpdateSet({ ...written, changed_at: sql<Date>`app_now()` }))
    .execute();
}
