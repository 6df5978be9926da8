import { companyCalls } from '@seri/contract/people/company.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';
import type { Company } from '../model/company.ts';
import { companyQuery } from './company.query.ts';

/** What stands now, whatever this page has read before. */
export function readCompany(): Promise<Company> {
  return queryClient.fetchQuery({ ...companyQuery, staleTime: 0 });
}

export async function saveCompany(body: Company): Promise<CallRefusal | undefined> {
  const reply = await api.send(companyCalls.save, { body });
  return reply.ok ? undefined : reply.refusal;
}
