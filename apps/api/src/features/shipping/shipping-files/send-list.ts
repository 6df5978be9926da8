import { randomUUID } from 'node:crypto';
import type { SendListQuery, SentList } from '@seri/contract/shipping/shipping-files.schema';
import { withSentBytes } from '../../../platform/files/sent-file.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import type { Platform } from '../../../platform/platform.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { keepList } from './send-list.command.ts';

interface ListToSend {
  query: SendListQuery;
  body: AsyncIterable<Uint8Array> | undefined;
}

/** R102: takes a list that staff send. */
export function sendList(
  acting: Acting,
  { query: { name }, body }: ListToSend,
  { blobs }: Pick<Platform, 'blobs'>,
): Promise<SentList> {
  return withSentBytes(blobs, { blobKey: `shipping-files/${randomUUID()}`, body }, (sent) =>
    acting.withFile(sent).transaction(async (tx) => {
      await assertStillHas(tx, acting.actor, 'logistics');
      return keepList(tx, acting, { name, sent });
    }),
  );
}
