import { carPaperFiles } from '@seri/domain/car-papers/paper-files';
import type { Language } from '@seri/domain/common/languages';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { serveSentFile } from '../../../platform/files/serve-file.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fileNameOfPaper } from './file-name.ts';
import { noteOpening } from './note-opening.ts';
import { findKnownPaper } from './paper-rows.read.ts';

interface AskedPaper {
  id: number;
  language: Language;
}

/** R99: the file of a paper for staff and, once it is shared or its cars are paid, for the buyer; to anybody else it is missing. */
export async function serveCarPaper(
  { blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>,
  actor: Actor,
  { id, language }: AskedPaper,
  reply: FastifyReply,
): Promise<AsyncIterable<Uint8Array>> {
  const paper = await findKnownPaper(db, actor, id);
  if (!paper) throw refusal('NOT_FOUND');
  if (!isStaff(actor)) {
    if (paper.standing === 'held') throw refusal('DOCUMENT_HELD', paper.missing);
    if (paper.standing !== 'shared') throw refusal('NOT_FOUND');
  }
  const { mediaType, use } = carPaperFiles[paper.media];
  const file = await serveSentFile(blobs, reply, {
    blobKey: paper.blob_key,
    name: fileNameOfPaper(paper, language),
    mediaType,
    placed: use === 'download' ? 'attachment' : 'inline',
    cacheControl: 'private, no-store',
  });
  await noteOpening(db, actor, [paper]);
  return file;
}
