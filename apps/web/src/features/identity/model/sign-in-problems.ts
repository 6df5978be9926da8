import type { MessageId, MessageValues } from '@seri/messages/message-id';
import type { Refusal } from '../../../lib/refusal.ts';

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
