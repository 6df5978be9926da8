import { translationsCalls } from '@seri/contract/services/translations.calls';
import {
  fileTypeOfName,
  mostBytesOfFile,
  translationFiles,
  type TranslationFileType,
} from '@seri/domain/services/translation-files';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import type { SentFile } from '../translation/translations.ts';

const refused = (code: 'WRONG_FILE' | 'TOO_LARGE'): Reply<SentFile> => ({
  ok: false,
  refusal: { code, data: {}, id: '' } satisfies CallRefusal,
});

/** Files that would be refused are not sent at all. */
export async function sendFile(requestId: number, file: File): Promise<Reply<SentFile>> {
  const type = fileTypeOfName(file.name);
  if (!type) return refused('WRONG_FILE');
  if (file.size > mostBytesOfFile) return refused('TOO_LARGE');
  const input = { params: { id: requestId }, query: { name: file.name }, body: bodyOf(file, type) };
  return api.send(translationsCalls.sendFile, input);
}

/** The browser streams a file by itself. Its type is that of its name, since not every machine knows tables. */
const bodyOf = (file: File, type: TranslationFileType) =>
  file.slice(0, file.size, translationFiles[type].mediaType) as unknown as AsyncIterable<Uint8Array>;
