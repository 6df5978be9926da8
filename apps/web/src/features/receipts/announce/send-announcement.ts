import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { sendBytes } from '../../../lib/calls/send-bytes.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { announcedKey, type Announcing, type OwnAnnouncement } from './announced.ts';

type Sent = { success: true };

const refetch = () => void queryClient.invalidateQueries({ queryKey: announcedKey });

/** Outlives the dialog, so that a payment without an answer is announced only once. */
const sendOnce = createSendOnce();

export const announce = (body: Announcing): Promise<Reply<OwnAnnouncement>> =>
  sendOnce(body, (idempotencyKey) => api.send(receiptsCalls.announce, { body }, { idempotencyKey })).finally(refetch);

export const withdrawAnnouncement = (id: number): Promise<Reply<Sent>> =>
  api.send(receiptsCalls.withdraw, { params: { id } }).finally(refetch);

interface SlipOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Undefined if the reader has cancelled it. */
export const sendSlip = (id: number, slip: File, options: SlipOptions): Promise<Reply<Sent> | undefined> =>
  sendBytes(receiptsCalls.sendSlip, { input: { params: { id } }, bytes: slip, type: slip.type, ...options })
    .catch((error: unknown) => {
      if (!options.signal.aborted) throw error;
      return undefined;
    })
    .finally(refetch);
