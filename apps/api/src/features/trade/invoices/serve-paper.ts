import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isVisiblePaper } from './visible-papers.query.ts';

/** R90: the file of a paper, for the client and staff; for anybody else it is missing, as it is before it is made. */
export async function servePaper(
  { blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>,
  actor: Actor,
  fileName: string,
  reply: FastifyReply,
): Promise<AsyncIterable<Uint8Array>> {
  const file = await db
    .selectFrom('invoice')
    .innerJoin('invoice_file', 'invoice_id', 'invoice.id')
    .select(['number', 'blob_key', 'bytes'])
    .where('invoice.id', '=', Number.parseInt(fileName, 10))
    .where(isVisiblePaper(db, actor))
    .executeTakeFirst();
  if (!file || !(await blobs.has(file.blob_key))) throw refusal('NOT_FOUND');
  tellPdf(reply, file.number).header('content-length', file.bytes);
  return blobs.getStream(file.blob_key);
}

export function answerPdf(reply: FastifyReply, name: string, bytes: Uint8Array): Uint8Array {
  tellPdf(reply, name);
  return bytes;
}

/** A PDF that opens in the browser, which shows none in a sandbox: it is one that we have drawn. Nobody else's cache keeps it. */
function tellPdf(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('content-security-policy', "default-src 'none'; object-src 'self'")
    .header('x-content-type-options', 'nosniff');
}
