/** R76: why a try to sign in failed. */
export const failedSignInReasons = ['wrongPassword', 'unknownAddress', 'disabled', 'unconfirmed'] as const;
export type FailedSignInReason = (typeof failedSignInReasons)[number];

/** The days that the list of failed sign-ins may look back; they are kept for the longest. */
export const failedSignInDays = [1, 7, 30, 90] as const;
