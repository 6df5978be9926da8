import { identityCalls } from '@seri/contract/people/identity.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Asked once per page, however often it is drawn or looked at again. */
const once = {
  staleTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** A link counts once: so its confirmation is sent once. */
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
