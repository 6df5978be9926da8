import { createHash, randomUUID } from 'node:crypto';
import type { Acting } from '../../../../platform/http/acting.ts';

/** R58: the batch of a request that names none. A request that is repeated under its key goes on with the same one. */
export function batchOf({ once }: Acting): string {
  return once ? createHash('sha256').update(once.key).digest('hex') : randomUUID();
}
