import { emailFault, requiredFault } from '@seri/domain/people/person-fields';
import type { Faults } from '@seri/domain/common/field-fault';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';

export interface SignInForm {
  email: string;
  password: string;
}

export function signInFaults({ email, password }: SignInForm): Faults<keyof SignInForm> {
  const faults = { email: emailFault(email), password: requiredFault(password) };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** Hides which of the two values is wrong. */
export function hideFaultyField(refusal: CallRefusal): CallRefusal {
  return refusal.code === 'FIELDS' ? { code: 'BAD_REQUEST', data: {}, id: refusal.id } : refusal;
}

const valueRefusals = new Set<CallRefusal['code']>(['invalid_credentials', 'invalid_user', 'BAD_REQUEST']);

/** True if the same values would be refused again. */
export function needsOtherValues(refusal: CallRefusal): boolean {
  return valueRefusals.has(refusal.code);
}

/** All faults of the two values have the same text. */
export function isWrongPair({ code }: CallRefusal): boolean {
  return code === 'BAD_REQUEST';
}

export type SecondStepRefusal = Extract<CallRefusal, { code: 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_MISSING' }>;

/** The password was right, and there is more to do. */
export function isSecondStep(refusal: CallRefusal): refusal is SecondStepRefusal {
  return refusal.code === 'SECOND_FACTOR_REQUIRED' || refusal.code === 'SECOND_FACTOR_MISSING';
}
