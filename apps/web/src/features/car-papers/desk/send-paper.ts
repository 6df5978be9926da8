import type { AnswerOf, InputOf } from '@seri/contract/call';
import { carPapersCalls } from '@seri/contract/shipping/car-papers.calls';
import { carPaperFiles, mediaOfName } from '@seri/domain/car-papers/paper-files';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { newKey } from '../../../lib/calls/request.ts';
import { sendBytes } from '../../../lib/calls/send-bytes.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { purchasesKey } from '../../purchases/list/purchases-key.ts';

type WrittenPaperAnswer = AnswerOf<typeof carPapersCalls.send>;
export type PaperToEdit = Pick<InputOf<typeof carPapersCalls.edit>['body'], 'id' | 'version'> &
  Partial<InputOf<typeof carPapersCalls.edit>['body']>;

const refetch = () => void queryClient.invalidateQueries({ queryKey: purchasesKey });
/** Outlives the dialogs, so that a change without an answer is made once. */
const sendOnce = createSendOnce();

export function editPaper({ reason = '', ...edited }: PaperToEdit): Promise<Reply<WrittenPaperAnswer>> {
  const body = { ...edited, reason };
  return sendOnce(body, (idempotencyKey) => api.send(carPapersCalls.edit, { body }, { idempotencyKey })).finally(
    refetch,
  );
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Undefined if staff have stopped it. */
export function sendPaperFile(
  query: InputOf<typeof carPapersCalls.send>['query'],
  file: File,
  options: SendOptions,
): Promise<Reply<WrittenPaperAnswer> | undefined> {
  const { mediaType } = carPaperFiles[mediaOfName(file.name) ?? 'pdf'];
  const sent = { input: { query }, bytes: file, type: mediaType, idempotencyKey: newKey(), ...options };
  return sendBytes(carPapersCalls.send, sent)
    .catch((error: unknown) => {
      if (!options.signal.aborted) throw error;
      return undefined;
    })
    .finally(refetch);
}
