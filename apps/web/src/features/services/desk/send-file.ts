import { headers } from '@seri/contract/headers';
import { translationsCalls } from '@seri/contract/services/translations.calls';
import { fileTypeOfName, mostBytesOfFile, translationFiles } from '@seri/domain/services/translation-files';
import { api } from '../../../lib/calls/api.ts';
import { type CallRefusal, offline, type Reply } from '../../../lib/calls/refusal.ts';
import { newKey, urlOf } from '../../../lib/calls/request.ts';
import type { SentFile } from '../translation/translations.ts';

const refused = (code: 'WRONG_FILE' | 'TOO_LARGE'): Reply<SentFile> => ({
  ok: false,
  refusal: { code, data: {}, id: '' },
});

/**
 * R79: sends the bytes of a file as they are. A file that would be refused is not sent at all. Its type is that of its
 * name, since a browser knows the one of a table only where an office program is installed.
 */
export async function sendFile(requestId: number, file: File): Promise<Reply<SentFile>> {
  const type = fileTypeOfName(file.name);
  if (!type) return refused('WRONG_FILE');
  if (file.size > mostBytesOfFile) return refused('TOO_LARGE');
  const { sendFile: call } = translationsCalls;
  const url = urlOf(call, { params: { id: requestId }, query: { name: file.name } });
  const request: RequestInit = {
    method: call.method,
    headers: { 'content-type': translationFiles[type].mediaType, [headers.idempotencyKey]: newKey() },
    credentials: 'same-origin',
    body: file,
  };
  const first = await exchangeFile(url, request);
  return first.status === 401 && (await api.renew()) === 'renewed' ? exchangeFile(url, request) : first;
}

async function exchangeFile(url: string, request: RequestInit): Promise<Reply<SentFile> & { status: number }> {
  const response = await window.fetch(url, request).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (!response || body === undefined) return { ok: false, refusal: offline, status: 0 };
  const { ok, status } = response;
  return ok ? { ok, status, answer: body as SentFile } : { ok, status, refusal: body as CallRefusal };
}
