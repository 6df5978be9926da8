import { randomUUID } from 'node:crypto';
import type { TranslationFile } from '@seri/contract/services/translations.schema';
import { cleanFileName, isTranslationFileType, mostFilesOfAnswer } from '@seri/domain/services/translation-files';
import { isAnsweredTranslation } from '@seri/domain/services/translation-states';
import type { Acting } from '../../../../platform/http/acting.ts';
import { withSentFile } from '../../../../platform/files/sent-file.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockRequest } from '../desk/held-request.ts';
import { readTranslation } from '../desk/translation.read.ts';
import { touchRequest } from '../request.store.ts';
import { insertFile, unusedFiles } from './file.store.ts';

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
  const { isMine, state } = await readTranslation(db, actor, requestId);
  if (!isMine && !isAnsweredTranslation(state)) throw refusal('STATE_CHANGED');
  return withSentFile(blobs, { blobKey: `translations/${randomUUID()}`, body }, async (sent) => {
    const { type, bytes, blobKey } = sent;
    if (!isTranslationFileType(type)) throw refusal('WRONG_FILE');
    const file = { requestId, accountId: actor.accountId, name: cleanFileName(name, type), type, bytes, blobKey };
    return acting.withFile(sent).transaction(async (tx) => {
      const { request } = await lockRequest(tx, actor, requestId);
      if (request.holder_id === actor.accountId) await touchRequest(tx, requestId);
      else if (!isAnsweredTranslation(request.state)) throw refusal('STATE_CHANGED');
      if ((await unusedFiles(tx, requestId)).length >= mostUnused)
        throw refusal('TOO_MANY_FILES', { most: mostUnused });
      const kept = await insertFile(tx, file);
      sent.isKept = true;
      return kept;
    });
  });
}
