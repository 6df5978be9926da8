import type { AnswerOf, InputOf } from '@seri/contract/call';
import type { OwnFactors } from '@seri/domain/people/second-factor';
import type { secondFactorCalls } from '@seri/contract/people/second-factor.calls';

export type FactorList = AnswerOf<typeof secondFactorCalls.list>;
export type PasskeyRequest = AnswerOf<typeof secondFactorCalls.startPasskey>;
export type Proof = InputOf<typeof secondFactorCalls.stepUp>['body']['proof'];
export type MadePasskey = InputOf<typeof secondFactorCalls.addPasskey>['body']['passkey'];
export type SignedPasskey = Extract<Proof, { by: 'passkey' }>['passkey'];
export type FactorAdded = AnswerOf<typeof secondFactorCalls.addPasskey>;
export type StartedAuthenticator = AnswerOf<typeof secondFactorCalls.startAuthenticator>;
export type OwnPasskey = FactorList['passkeys'][number];
export type StartedEnrolment = AnswerOf<typeof secondFactorCalls.startEnrolment>;

/** The list as the rules of the domain take it. */
export function factorsIn({ authenticator, passkeys, recoveryCodes }: FactorList): OwnFactors {
  return { hasAuthenticator: authenticator !== null, passkeys: passkeys.length, recoveryCodes };
}
