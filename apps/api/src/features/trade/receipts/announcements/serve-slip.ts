import type { SlipFileType } from '@seri/domain/receipts/announced-payment';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { visibleAccounts } from '../../../people/clients/clients.query.ts';

const mediaTypes: Readonly<Record<SlipFileType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** R94: a slip for its client and staff; for anybody else it is missing. It opens as a document of no site, in which nothing runs. */
export async function serveSlip(
  { blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>,
  actor: Actor,
  id: number,
  reply: FastifyReply,
): Promise<AsyncIterable<Uint8Array>> {
  const slip = await findSlip(db, actor, id);
  const size = slip?.slip_key ? await blobs.size(slip.slip_key) : null;
  if (!slip?.slip_key || size === null) throw refusal('NOT_FOUND');
  const type = slip.slip_type as SlipFileType;
  // Browsers show no PDF in a sandbox.
  const placed = type === 'pdf' ? 'attachment' : 'inline';
  reply.type(mediaTypes[type]).header('content-length', size).header('cache-control', 'private, no-store');
  reply.header('content-disposition', `${placed}; filename="slip-${id}.${type}"`);
  reply.header('content-security-policy', "sandbox; default-src 'none'").header('x-content-type-options', 'nosniff');
  return blobs.getStream(slip.slip_key);
}

function findSlip(db: Db, actor: Actor, id: number) {
  const seen = visibleAccounts(db, actor).select('account.id');
  return db
    .selectFrom('payment_announcement')
    .select(['slip_key', 'slip_type'])
    .where('id', '=', id)
    .where(isStaff(actor) ? sql<boolean>`account_id in ${seen}` : sql<boolean>`account_id = ${actor.accountId}`)
    .executeTakeFirst();
}
