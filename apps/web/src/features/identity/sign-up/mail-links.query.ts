import { identityCalls } from '@seri/contract/people/identity.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

/** Sent once per page load, regardless of renders, focus and reconnects. */
const once = {
  staleTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** A mailed link works once, so its confirmation must be sent only once. */
export const emailConfirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'email-confirmation', token],
    ...once,
    queryFn: () => api.ask(identityCalls.verifyEmail, { query: { token } }),
  });

export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'reset-token', token],
    ...once,
    queryFn: ({ signal }) => api.ask(identityCalls.checkResetToken, { query: { token } }, { signal }),
  });
