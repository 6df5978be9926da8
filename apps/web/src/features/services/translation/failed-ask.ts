import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { createStore, useStore } from '../../../lib/browser/store.ts';

interface FailedAsk {
  lotId: number;
  refusal: CallRefusal;
}

/** The request that failed on the open page. It outlives its dialog: nothing is sent again before the page is opened anew. */
const failedAsk = createStore<FailedAsk | undefined>(undefined);

export function useFailedAsk(lotId: number): CallRefusal | undefined {
  const failed = useStore(failedAsk);
  return failed?.lotId === lotId ? failed.refusal : undefined;
}

export const markFailedAsk = (failed: FailedAsk) => failedAsk.set(failed);

export function forgetFailedAsk(lotId: number): void {
  if (failedAsk.get()?.lotId === lotId) failedAsk.set(undefined);
}
