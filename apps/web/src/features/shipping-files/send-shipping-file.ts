import type { AnswerOf, InputOf } from '@seri/contract/call';
import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { listMediaTypes } from '@seri/domain/shipping-files/read/sent-lists';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { Reply } from '../../lib/calls/refusal.ts';
import { sendBytes } from '../../lib/calls/send-bytes.ts';
import { createSendOnce } from '../../lib/calls/send-once.ts';
import { type ForwarderList, shippingFilesKey } from './shipping-files.ts';

export type SentListAnswer = AnswerOf<(typeof shippingFilesCalls)['send']>;
export type MappingToSave = InputOf<(typeof shippingFilesCalls)['map']>['body'];
type WrittenList = Reply<AnswerOf<(typeof shippingFilesCalls)['map']>>;

interface SendListOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Outlive the screens: a change without an answer is made once, also if it is sent again. */
const sendFileOnce = createSendOnce();
const changeOnce = createSendOnce();

const refetch = () => queryClient.invalidateQueries({ queryKey: shippingFilesKey });

const [, , , anyType] = listMediaTypes;

/** Undefined if the reader has cancelled it. */
export function sendListFile(file: File, options: SendListOptions): Promise<Reply<SentListAnswer> | undefined> {
  const { name, size, lastModified } = file;
  const type = listMediaTypes.find((one) => one === file.type) ?? anyType;
  const input = { query: { name: name.slice(-200) } };
  return sendFileOnce<SentListAnswer>([name, size, lastModified], (idempotencyKey) =>
    sendBytes(shippingFilesCalls.send, { input, bytes: file, type, idempotencyKey, ...options }),
  )
    .catch((error: unknown) => {
      if (!options.signal.aborted) throw error;
      return undefined;
    })
    .finally(() => void refetch());
}

async function change(content: unknown, send: (idempotencyKey: string) => Promise<WrittenList>): Promise<WrittenList> {
  const reply = await changeOnce(content, send);
  await refetch();
  return reply;
}

export const saveMapping = (body: MappingToSave): Promise<WrittenList> =>
  change(['map', body], (idempotencyKey) => api.send(shippingFilesCalls.map, { body }, { idempotencyKey }));

type SeenList = Pick<ForwarderList, 'id' | 'version'>;

export const applyList = ({ id, version }: SeenList): Promise<WrittenList> =>
  change(['apply', id, version], (idempotencyKey) =>
    api.send(shippingFilesCalls.apply, { body: { id, version } }, { idempotencyKey }),
  );

export const takeListBack = ({ id, version }: SeenList): Promise<WrittenList> =>
  change(['undo', id, version], (idempotencyKey) =>
    api.send(shippingFilesCalls.undo, { body: { id, version } }, { idempotencyKey }),
  );
