import { emailFault, passwordFault } from '@seri/domain/people/person-fields';
import type { Faults } from '@seri/domain/common/field-fault';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import type { CallRefusal } from '../../../lib/refusal.ts';

export interface Problem {
  id: MessageId;
  values?: MessageValues;
}

export interface SignInForm {
  email: string;
  password: string;
}

export function signInFaults({ email, password }: SignInForm): Faults<keyof SignInForm> {
  const faults = { email: emailFault(email), password: passwordFault(password) };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** Which of the two values is wrong is not said at its field. */
export function aboutThePair(refusal: CallRefusal): CallRefusal {
  return refusal.code === 'FIELDS' ? { code: 'BAD_REQUEST', data: {}, id: refusal.id } : refusal;
}

const ofTheValues = new Set<CallRefusal['code']>(['invalid_credentials', 'invalid_user', 'BAD_REQUEST']);

/** The same values would be refused again; anything else may go well the next time. */
export function wantsOtherValues(refusal: CallRefusal): boolean {
  return ofTheValues.has(refusal.code);
}

/** Said above the form. Whatever is wrong with the two values themselves reads the same. */
export function signInProblem(refusal: CallRefusal): Problem {
  if (refusal.code === 'BAD_REQUEST') return { id: 'identity.invalidPair' };
  const values = 'retryAfter' in refusal.data ? { retryAfter: refusal.data.retryAfter } : {};
  return { id: `refusals.${refusal.code}`, values };
}
