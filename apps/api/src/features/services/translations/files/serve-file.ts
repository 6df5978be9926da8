import { type TranslationFileType, translationFiles } from '@seri/domain/services/translation-files';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isSeenAsker } from '../desk/held-request.ts';
import { readRange } from './read-range.ts';

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
  const size = file && (await blobs.size(file.blob_key));
  if (!file || size === null || size === undefined) throw refusal('NOT_FOUND');
  const { mediaType, use } = translationFiles[file.type as TranslationFileType];
  const placed = use === 'download' ? 'attachment' : 'inline';
  reply.type(mediaType).header('accept-ranges', 'bytes').header('cache-control', keepForDay);
  reply.header('content-disposition', `${placed}; filename*=UTF-8''${encodeName(file.name)}`);
  reply.header('content-security-policy', "sandbox; default-src 'none'").header('x-content-type-options', 'nosniff');
  const range = readRange(reply.request.headers.range, size);
  if (!range) {
    reply.header('content-length', size);
    return blobs.getStream(file.blob_key);
  }
  reply.code(206).header('content-length', range.end - range.start + 1);
  reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return blobs.getStream(file.blob_key, range);
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

/** RFC 8187 leaves fewer characters as they are than `encodeURIComponent`. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
