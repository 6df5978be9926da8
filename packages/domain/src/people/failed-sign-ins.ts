/** R76: why a try to sign in, to go on being signed in, or to prove it again failed. */
export const failedSignInReasons = [
  'wrongPassword',
  'unknownAddress',
  'disabled',
  'unconfirmed',
  'wrongSecondFactor',
  'wrongProof',
  'copiedToken',
] as const;
export type FailedSignInReason = (typeof failedSignInReasons)[number];

/** The days that the list of failed sign-ins may look back; they are kept for the longest. */
export const failedSignInDays = [1, 7, 30, 90] as const;
