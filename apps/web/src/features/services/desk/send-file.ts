import { translationsCalls } from '@seri/contract/services/translations.calls';
import { fileTypeOfName, mostBytesOfFile, translationFiles } from '@seri/domain/services/translation-files';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { sendBytes } from '../../../lib/calls/send-bytes.ts';
import type { SentFile } from '../translation/translations.ts';

const refused = (code: 'WRONG_FILE' | 'TOO_LARGE'): Reply<SentFile> => ({
  ok: false,
  refusal: { code, data: {}, id: '' },
});

/** R79: a file that would be refused is not sent at all. Its type is that of its name. */
export async function sendFile(requestId: number, file: File): Promise<Reply<SentFile>> {
  const type = fileTypeOfName(file.name);
  if (!type) return refused('WRONG_FILE');
  if (file.size > mostBytesOfFile) return refused('TOO_LARGE');
  return sendBytes(translationsCalls.sendFile, {
    input: { params: { id: requestId }, query: { name: file.name } },
    bytes: file,
    type: translationFiles[type].mediaType,
  });
}
