import type { AnswerOf, InputOf } from '@seri/contract/call';
import { bankCalls } from '@seri/contract/people/bank.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { bankQuery } from './bank.query.ts';

export type BankVersions = AnswerOf<typeof bankCalls.history>['versions'];

/** Fetches the versions anew, whatever is cached. */
export const readBank = async (): Promise<BankVersions> => (await queryClient.fetchQuery(bankQuery)).versions;

export async function saveBank(body: InputOf<typeof bankCalls.save>['body']): Promise<CallRefusal | undefined> {
  const reply = await api.send(bankCalls.save, { body });
  return reply.ok ? undefined : reply.refusal;
}
