import type { AnswerOf, InputOf } from '@seri/contract/call';
import { billingCalls } from '@seri/contract/people/billing.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { billingQuery } from './billing.query.ts';

export type BillingVersions = AnswerOf<typeof billingCalls.history>['versions'];

/** Fetches the versions anew, whatever is cached. */
export const readBilling = async (): Promise<BillingVersions> => (await queryClient.fetchQuery(billingQuery)).versions;

export async function saveBilling(body: InputOf<typeof billingCalls.save>['body']): Promise<CallRefusal | undefined> {
  const reply = await api.send(billingCalls.save, { body });
  return reply.ok ? undefined : reply.refusal;
}
