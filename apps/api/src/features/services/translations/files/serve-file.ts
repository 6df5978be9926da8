import { type TranslationFileType, translationFiles } from '@seri/domain/services/translation-files';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { serveSentFile } from '../../../../platform/files/serve-file.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isSeenAsker } from '../desk/held-request.ts';

/** A file never changes under its id. The browser keeps it a day, so that the bar of a recording loads nothing twice. */
const keepForDay = 'private, max-age=86400, immutable';

/**
 * R79: a file for those who have its answer, and for staff. It opens as a document of no site, in which nothing runs; what
 * is neither shown nor played is saved.
 */
export async function serveFile(
  { blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>,
  actor: Actor,
  fileName: string,
  reply: FastifyReply,
): Promise<AsyncIterable<Uint8Array>> {
  const file = await findFile(db, actor, fileName);
  if (!file) throw refusal('NOT_FOUND');
  const { mediaType, use } = translationFiles[file.type as TranslationFileType];
  const placed = use === 'download' ? 'attachment' : 'inline';
  const { name, blob_key: blobKey } = file;
  return serveSentFile(blobs, reply, { blobKey, name, mediaType, placed, cacheControl: keepForDay });
}

function findFile(db: Db, actor: Actor, fileName: string) {
  const [id = '', type = ''] = fileName.split('.');
  return db
    .selectFrom('translation_file')
    .select(['name', 'type', 'blob_key'])
    .where('translation_file.id', '=', id)
    .where('type', '=', type)
    .where(isReader(actor))
    .executeTakeFirst();
}

/** Staff read what was sent for the requests that they see; a client what is in its answer. */
function isReader(actor: Actor): RawBuilder<boolean> {
  const asked = isStaff(actor)
    ? sql`request.id = translation_file.request_id and ${isSeenAsker(actor)}`
    : sql`request.answer_id = translation_file.answer_id and request.account_id = ${actor.accountId}`;
  return sql`exists (
    select from translation_request as request join account as asker on asker.id = request.account_id where ${asked})`;
}
