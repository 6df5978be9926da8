import { randomUUID } from 'node:crypto';
import { type Done, success } from '@seri/contract/common.schema';
import { isSlipType } from '@seri/domain/receipts/announced-payment';
import { withSentFile } from '../../../../platform/files/sent-file.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockOnItsWay, writeSlip } from './announcement.store.ts';
import { tellAnnouncement } from './announcements.events.ts';

interface SentSlip {
  id: number;
  body: AsyncIterable<Uint8Array> | undefined;
}

/** R94: keeps the slip of an announced payment: a picture or a PDF, in place of one that was sent before. */
export async function keepSlip(
  acting: Acting,
  { id, body }: SentSlip,
  { blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>,
): Promise<Done> {
  const { accountId } = acting.actor;
  const own = db.selectFrom('payment_announcement').select('id').where('id', '=', id);
  if (!(await own.where('account_id', '=', accountId).executeTakeFirst())) throw refusal('NOT_FOUND');
  let replaced: string | null = null;
  await withSentFile(blobs, { blobKey: `slips/${randomUUID()}`, body }, async (sent) => {
    const { type, blobKey } = sent;
    if (!isSlipType(type)) throw refusal('WRONG_FILE');
    await acting.withFile(sent).transaction(async (tx) => {
      const before = await lockOnItsWay(tx, accountId, id);
      await writeSlip(tx, id, { slip_key: blobKey, slip_type: type });
      await tellAnnouncement(tx, acting, id, 'slip-sent');
      sent.isKept = true;
      replaced = before.slip_key;
      return success;
    });
  });
  if (replaced !== null) await blobs.remove(replaced);
  return success;
}
