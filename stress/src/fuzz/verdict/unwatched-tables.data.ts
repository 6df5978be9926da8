/** Tables that a refused request may write, or that are written beside it, each with the reason. */
export const unwatchedTables: Readonly<Record<string, string>> = {
  tries: 'each guess is counted before its outcome is known (R18)',
  failed_sign_in: 'a refused sign-in is kept for the owner (R76)',
  factor_challenge: 'a challenge is used up by its first answer, right or wrong (R80)',
  captcha_used: 'a captcha is used up by the request that shows it, whatever becomes of the request',
};
