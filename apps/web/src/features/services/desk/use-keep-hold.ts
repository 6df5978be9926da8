import { translationsCalls } from '@seri/contract/services/translations.calls';
import { minute } from '@seri/domain/time/japan-time';
import { useRef } from 'react';
import { api } from '../../../lib/calls/api.ts';
import type { DeskTranslation } from '../translation/translations.ts';

/** Often enough that a request does not become free while its answer is written. */
const interval = 5 * minute;

/** R78: while somebody writes, the request stays theirs. */
export function useKeepHold({ id, version, isMine }: DeskTranslation): () => void {
  const lastAt = useRef(0);
  return () => {
    if (!isMine || Date.now() - lastAt.current < interval) return;
    lastAt.current = Date.now();
    void api.send(translationsCalls.take, { params: { id }, body: { version } });
  };
}
