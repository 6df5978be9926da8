import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TranslationFile } from '@seri/contract/services/translations.schema';
import { cleanFileName, mostFilesOfAnswer } from '@seri/domain/services/translation-files';
import { isAnsweredTranslation } from '@seri/domain/services/translation-states';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockRequest } from '../desk/held-request.ts';
import { readTranslation } from '../desk/translation.read.ts';
import { touchRequest } from '../request.store.ts';
import { insertFile, unusedFiles } from './file.store.ts';
import { FileSniffer } from './sniff-file.ts';

interface FileUpload {
  requestId: number;
  name: string;
  body: AsyncIterable<Uint8Array> | undefined;
}

/** R79: files beyond those of one answer, for those that were replaced before it was sent. */
const mostUnused = 2 * mostFilesOfAnswer;

/**
 * R79: keeps a file for the answer to a request that the sender holds, or whose answer is there to amend. The bytes go to
 * the disk as they arrive, and what they are is told by themselves: neither by their name nor by who sends them.
 */
export async function keepFile(
  acting: Acting,
  { requestId, name, body }: FileUpload,
  { blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>,
): Promise<TranslationFile> {
  const { actor } = acting;
  if (!body) throw refusal('WRONG_FILE');
  const { isMine, state } = await readTranslation(db, actor, requestId);
  if (!isMine && !isAnsweredTranslation(state)) throw refusal('STATE_CHANGED');
  const blobKey = `translations/${randomUUID()}`;
  const sniffer = new FileSniffer();
  let isKept = false;
  await blobs.putStream(blobKey, Readable.from(passing(body, sniffer)));
  try {
    const type = sniffer.type();
    if (!type) throw refusal('WRONG_FILE');
    const file = { requestId, accountId: actor.accountId, name: cleanFileName(name, type), type, blobKey };
    return await acting.transaction(async (tx) => {
      isKept = false;
      const { request } = await lockRequest(tx, actor, requestId);
      if (request.holder_id === actor.accountId) await touchRequest(tx, requestId);
      else if (!isAnsweredTranslation(request.state)) throw refusal('STATE_CHANGED');
      if ((await unusedFiles(tx, requestId)).length >= mostUnused)
        throw refusal('TOO_MANY_FILES', { most: mostUnused });
      const kept = await insertFile(tx, { ...file, bytes: sniffer.bytes });
      isKept = true;
      return kept;
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    // Also if the same request was sent twice: the first one has kept its own bytes.
    if (!isKept) await blobs.remove(blobKey);
  }
}

async function* passing(body: AsyncIterable<Uint8Array>, sniffer: FileSniffer): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    sniffer.push(piece);
    yield piece;
  }
}
