import type { TranslationFile } from '@seri/contract/services/translations.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TranslationFileType } from '@seri/domain/services/translation-files';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';

export interface NewFile {
  requestId: number;
  accountId: number;
  name: string;
  type: TranslationFileType;
  bytes: number;
  blobKey: string;
}

export async function insertFile(tx: Tx, file: NewFile): Promise<TranslationFile> {
  const row = await tx
    .insertInto('translation_file')
    .values({
      request_id: file.requestId,
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      blob_key: file.blobKey,
      sent_by: file.accountId,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return presentFile(row);
}

const shown = ['translation_file.id', 'name', 'type', 'translation_file.bytes'] as const;

/** Sent for a request, and in no answer yet. */
export async function unusedFiles(db: Db | Tx, requestId: number): Promise<TranslationFile[]> {
  const rows = await db
    .selectFrom('translation_file')
    .select(shown)
    .where('request_id', '=', requestId)
    .where('answer_id', 'is', null)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.map(presentFile);
}

export async function filesOfAnswer(db: Db | Tx, answerId: number): Promise<TranslationFile[]> {
  const rows = await db
    .selectFrom('translation_file')
    .select(shown)
    .where('answer_id', '=', answerId)
    .orderBy('place')
    .execute();
  return rows.map(presentFile);
}

/** Puts exactly these files into the answer, in this order: those that it has, and those that were sent for its request. */
export async function useFiles(
  tx: Tx,
  { answerId, requestId }: { answerId: number; requestId: number },
  fileIds: readonly string[],
): Promise<void> {
  const had = await filesOfAnswer(tx, answerId);
  await tx.updateTable('translation_file').set({ answer_id: null }).where('answer_id', '=', answerId).execute();
  const free = new Set([...had, ...(await unusedFiles(tx, requestId))].map(({ id }) => id));
  for (const [place, id] of fileIds.entries()) {
    if (!free.has(id)) throw refusal('STATE_CHANGED');
    await tx.updateTable('translation_file').set({ answer_id: answerId, place }).where('id', '=', id).execute();
  }
}

interface ShownFile {
  id: string;
  name: string;
  type: string;
  bytes: number;
}

function presentFile({ id, name, type, bytes }: ShownFile): TranslationFile {
  return { id, name, type: type as TranslationFileType, bytes, address: `${apiRoot}/translations/files/${id}.${type}` };
}
