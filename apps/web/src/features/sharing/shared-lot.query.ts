import { queryOptions } from '@tanstack/react-query';
import type { CaptchaTokens } from '../../lib/captcha/captcha-tokens.ts';
import { RefusalError } from '../../lib/calls/refusal.ts';
import type { SharedLotView } from '../lots/page/lot-view.ts';
import { type SharedLotParams, openSharedLot } from './open-shared-lot.ts';

export const sharedLotKey = (id: string) => ['sharing', 'lot', id] as const;

/** The lot behind a link. A locked lot is never refetched automatically, because each request counts as a try. */
export function sharedLotQuery(request: SharedLotParams, captcha: CaptchaTokens) {
  return queryOptions({
    queryKey: sharedLotKey(request.id),
    queryFn: async (): Promise<SharedLotView> => {
      const reply = await openSharedLot(request, captcha);
      if (!reply.ok) throw new RefusalError(reply.refusal);
      return reply.answer;
    },
    refetchOnWindowFocus: ({ state }) => state.status === 'success',
    refetchOnReconnect: ({ state }) => state.status === 'success',
  });
}
