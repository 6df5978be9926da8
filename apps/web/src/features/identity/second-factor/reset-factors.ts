import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';

/** R81: of another account. */
export async function resetFactors(id: number): Promise<CallRefusal | undefined> {
  const reply = await api.send(secondFactorCalls.reset, { body: { id } });
  return reply.ok ? undefined : reply.refusal;
}
