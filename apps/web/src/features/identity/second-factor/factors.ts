import type { AnswerOf, InputOf } from '@seri/contract/call';
import type { secondFactorCalls } from '@seri/contract/people/second-factor.calls';

export type FactorList = AnswerOf<typeof secondFactorCalls.list>;
export type PasskeyRequest = AnswerOf<typeof secondFactorCalls.startPasskey>;
export type Proof = InputOf<typeof secondFactorCalls.stepUp>['body']['proof'];
export type SignedPasskey = Extract<Proof, { by: 'passkey' }>['passkey'];
