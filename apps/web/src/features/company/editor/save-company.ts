import { companyCalls } from '@seri/contract/people/company.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import type { CompanyAnswer } from '../content/company.ts';
import { companyQuery } from '../content/company.query.ts';

/** Fetches the current content, ignoring the cache. */
export function readCompany(): Promise<CompanyAnswer> {
  return queryClient.fetchQuery({ ...companyQuery, staleTime: 0 });
}

export async function saveCompany(body: CompanyAnswer): Promise<CallRefusal | undefined> {
  const reply = await api.send(companyCalls.save, { body });
  return reply.ok ? undefined : reply.refusal;
}
