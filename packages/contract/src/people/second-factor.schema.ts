import { longestPasskeyName } from '@seri/domain/people/second-factor';
import { z } from 'zod';
import { done, instant } from '../common.schema.ts';

const challenge = z.string().min(1).max(100);
const password = z.string().max(200);
const code = z.string().max(40);
/** Base64url of bytes that an authenticator chooses. */
const blob = (longest: number) => z.string().min(1).max(longest);
const passkeyName = z.string().trim().max(longestPasskeyName);

/** A request to the browser to use or make a passkey (WebAuthn, in its JSON form), over a challenge. */
export const passkeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** The answer of an authenticator to such options; the library reads the rest of it. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: blob(2_000),
    rawId: blob(2_000),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: blob(4_000), ...response }),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
    clientExtensionResults: z.record(z.string(), z.unknown()),
  });

export const assertedPasskey = credential({
  authenticatorData: blob(4_000),
  signature: blob(10_000),
  userHandle: blob(200).optional(),
});
export type AssertedPasskey = z.infer<typeof assertedPasskey>;

export const newPasskey = credential({
  attestationObject: blob(40_000),
  transports: z.array(z.string().max(20)).max(10).optional(),
});
export type NewPasskey = z.infer<typeof newPasskey>;

const byAuthenticator = z.object({ by: z.literal('authenticator'), code });
const byRecoveryCode = z.object({ by: z.literal('recovery-code'), code });
const byPasskey = z.object({ by: z.literal('passkey'), passkey: assertedPasskey });

export const factorProof = z.discriminatedUnion('by', [byAuthenticator, byRecoveryCode, byPasskey]);
export type FactorProof = z.infer<typeof factorProof>;

export const secondStepBody = z.object({ challenge, proof: factorProof });
export type SecondStepBody = z.infer<typeof secondStepBody>;

export const challengeBody = z.object({ challenge });
export type ChallengeBody = z.infer<typeof challengeBody>;

/** A password is taken from accounts without a second factor only. */
export const stepUpBody = z.object({
  proof: z.discriminatedUnion('by', [
    byAuthenticator,
    byRecoveryCode,
    byPasskey,
    z.object({ by: z.literal('password'), password }),
  ]),
});
export type StepUpBody = z.infer<typeof stepUpBody>;

export const ownFactors = z.object({
  authenticator: z.object({ since: instant }).nullable(),
  passkeys: z.array(z.object({ id: z.uuid(), name: z.string(), createdAt: instant, usedAt: instant.nullable() })),
  /** Those that have not been used. */
  recoveryCodes: z.int(),
  /** The account must have a second factor, so the last one stays. */
  isRequired: z.boolean(),
  /** Whether all staff must have one; null for those who may not choose it. */
  isRequiredOfStaff: z.boolean().nullable(),
});
export type OwnFactorList = z.infer<typeof ownFactors>;

export const authenticatorSecret = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;

export const codeBody = z.object({ code });
export type CodeBody = z.infer<typeof codeBody>;

/** With the first factor come the recovery codes, which are told here only. Null: the account has some already. */
export const addedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type AddedFactor = z.infer<typeof addedFactor>;

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const addPasskeyBody = z.object({ name: passkeyName, passkey: newPasskey });
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;

export const passkeyParams = z.object({ id: z.uuid() });
export type PasskeyParams = z.infer<typeof passkeyParams>;

export const passkeyNameBody = z.object({ name: passkeyName });
export type PasskeyNameBody = z.infer<typeof passkeyNameBody>;

export const resetFactorsBody = z.object({ id: z.int().positive() });
export type ResetFactorsBody = z.infer<typeof resetFactorsBody>;

export const staffFactorBody = z.object({ isRequired: z.boolean() });
export type StaffFactorBody = z.infer<typeof staffFactorBody>;

export const enrolBody = z.object({ token: z.string().min(1).max(200), password });
export type EnrolBody = z.infer<typeof enrolBody>;

export const enrolment = z.object({ challenge, authenticator: authenticatorSecret, passkey: passkeyOptions });
export type Enrolment = z.infer<typeof enrolment>;

export const finishEnrolmentBody = z.object({
  challenge,
  factor: z.discriminatedUnion('by', [byAuthenticator, addPasskeyBody.extend({ by: z.literal('passkey') })]),
});
export type FinishEnrolmentBody = z.infer<typeof finishEnrolmentBody>;

export const secondFactorSchemas = {
  complete: {
    summary: 'Completes a sign-in with a second factor: sets the cookies access-token and refresh-token',
    body: secondStepBody,
    answer: done,
  },
  askPasskey: {
    summary: 'What a browser needs to sign in with a passkey, once and for five minutes',
    body: challengeBody,
    answer: passkeyOptions,
  },
  startEnrolment: {
    summary: 'By a mailed link and the password: what is needed to add a first factor',
    body: enrolBody,
    answer: enrolment,
  },
  finishEnrolment: {
    summary: 'Adds the first factor and signs in with it; answers the recovery codes, once',
    body: finishEnrolmentBody,
    answer: recoveryCodes,
  },
  list: { summary: 'The second factors of the account', answer: ownFactors },
  startAuthenticator: {
    summary: 'A new secret for an authenticator app; it opens nothing until a code confirms it',
    answer: authenticatorSecret,
  },
  confirmAuthenticator: { summary: 'Adds the authenticator app by a code', body: codeBody, answer: addedFactor },
  removeAuthenticator: { summary: 'Removes the authenticator app', answer: done },
  startPasskey: { summary: 'What a browser needs to make a passkey', answer: passkeyOptions },
  addPasskey: { summary: 'Adds a passkey under a name', body: addPasskeyBody, answer: addedFactor },
  renamePasskey: { summary: 'Renames a passkey', params: passkeyParams, body: passkeyNameBody, answer: done },
  removePasskey: { summary: 'Removes a passkey', params: passkeyParams, answer: done },
  renewRecoveryCodes: { summary: 'New recovery codes; the former ones end', answer: recoveryCodes },
  stepUp: {
    summary: 'Proves again that the account itself is there, for the next 15 minutes',
    body: stepUpBody,
    answer: done,
  },
  askPasskeyAgain: { summary: 'What a browser needs to prove this with a passkey', answer: passkeyOptions },
  reset: {
    summary: 'Removes all second factors of another account and ends its sign-ins; for owners',
    body: resetFactorsBody,
    answer: done,
  },
  requireOfStaff: {
    summary: 'Chooses whether staff must have a second factor; for owners',
    body: staffFactorBody,
    answer: done,
  },
};
