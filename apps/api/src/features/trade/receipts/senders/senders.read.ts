import type { Senders } from '@seri/contract/trade/receipts.schema';
import type { SenderKind } from '@seri/domain/receipts/sender-kinds';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { assertVisible } from '../../../people/clients/clients.query.ts';

/** R94: the senders that staff have confirmed for a client. */
export async function readSenders(db: Db, actor: Actor, accountId: number): Promise<Senders> {
  await assertVisible(db, actor, accountId);
  const rows = await db
    .selectFrom('account_sender as sender')
    .innerJoin('account as staff', 'staff.id', 'confirmed_by')
    .select(['key', 'name', 'kind', 'confirmed_at', 'staff.full_name'])
    .where('sender.account_id', '=', accountId)
    .orderBy('confirmed_at', 'desc')
    .orderBy('key')
    .execute();
  const list = rows.map(({ key, name, kind, confirmed_at: at, full_name: by }) => ({
    key,
    name,
    kind: kind as SenderKind,
    by,
    at: at.toISOString(),
  }));
  return { list, can: { forget: actor.rights.accounting } };
}
