import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/identity.calls';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { loadSession } from './session.ts';

export type SignInBody = InputOf<typeof identityCalls.signIn>['body'];

export const passwordAtLeast = 6;
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export interface Problem {
  id: MessageId;
  values?: MessageValues;
}

export function emailProblem(email: string): Problem | undefined {
  if (email.trim() === '') return { id: 'field.required' };
  return looksLikeEmail.test(email.trim()) ? undefined : { id: 'field.email' };
}

export function passwordProblem(password: string): Problem | undefined {
  if (password === '') return { id: 'field.required' };
  if (password.length >= passwordAtLeast) return undefined;
  return { id: 'field.moreThan', values: { length: passwordAtLeast - 1 } };
}

/** Said above the form. Whatever is wrong with the two values themselves reads the same. */
export function signInProblem(refusal: Refusal): Problem {
  if (refusal.code === 'FIELDS' || refusal.code === 'BAD_REQUEST') return { id: 'identity.invalidPair' };
  const values = 'retryAfter' in refusal.data ? { retryAfter: refusal.data.retryAfter } : {};
  return { id: `refusals.${refusal.code}`, values };
}

/** undefined when signed in: the session is loaded then, in the profile's language. */
export async function signIn(body: SignInBody): Promise<Refusal | undefined> {
  const reply = await api.send(identityCalls.signIn, { body });
  if (!reply.ok) return reply.refusal;
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'company' });
  await loadSession();
  return undefined;
}
