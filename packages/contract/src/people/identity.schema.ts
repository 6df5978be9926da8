import { emailPattern } from '@seri/domain/people/person-fields';
import { z } from 'zod';
import { done, instant, languageId } from '../common.schema.ts';

const text = (longest: number) => z.string().max(longest);
const password = text(200);
const email = z.email({ pattern: emailPattern }).max(254);

export const signInBody = z.object({ email, password: z.string().min(6).max(200) });
export type SignInBody = z.infer<typeof signInBody>;

/** The domain's `signUpFaults` validates the fields, in API and web. */
export const signUpBody = z.object({
  fullName: text(100),
  referralCode: text(50).optional(),
  email: text(254),
  mobile: text(40),
  country: z.int(),
  city: text(100),
  password,
  confirmPassword: password,
  terms: z.boolean(),
  language: languageId,
});
export type SignUpBody = z.infer<typeof signUpBody>;

export const tokenQuery = z.object({ token: z.string().min(1).max(200) });
export type TokenQuery = z.infer<typeof tokenQuery>;

export const emailQuery = z.object({ email });
export type EmailQuery = z.infer<typeof emailQuery>;

export const newPasswordBody = z.object({ newPassword: password, confirmPassword: password });
export type NewPasswordBody = z.infer<typeof newPasswordBody>;

export const changePasswordBody = newPasswordBody.extend({ currentPassword: password });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const prolonged = done.extend({ endsAt: instant });
export type Prolonged = z.infer<typeof prolonged>;

export const tokenValidity = z.object({ valid: z.boolean() });
export type TokenValidity = z.infer<typeof tokenValidity>;

/** `message` is a stable keyword; screens have their own texts. */
export const doneWithMessage = done.extend({ message: z.string() });
export type DoneWithMessage = z.infer<typeof doneWithMessage>;

/** An `email` that older clients send along is ignored. */
export const profileBody = z.object({
  fullName: text(100),
  mobile: text(40),
  officePhone: text(40),
  company: text(100),
  city: text(100),
  address: text(300),
  countryId: z.int().nullable(),
});
export type ProfileBody = z.infer<typeof profileBody>;

export const settingsBody = z.object({
  language: languageId.nullable().optional(),
  bidEmailNotify: z.boolean().optional(),
  /** The zone of the reader's browser, such as Asia/Vladivostok. */
  timeZone: z
    .string()
    .regex(/^[A-Za-z0-9_+/-]{1,64}$/)
    .optional(),
});
export type SettingsBody = z.infer<typeof settingsBody>;

export const signIns = z.object({
  signIns: z.array(
    z.object({
      id: z.uuid(),
      isCurrent: z.boolean(),
      startedAt: instant,
      seenAt: instant,
      userAgent: z.string(),
      address: z.string().nullable(),
      /** Lower-case country code and city; `local` for an address of a private network. */
      place: z
        .union([z.object({ countryCode: z.string(), city: z.string().nullable() }), z.literal('local')])
        .nullable(),
    }),
  ),
});
export type SignIns = z.infer<typeof signIns>;

export const endSignInParams = z.object({ id: z.uuid() });
export type EndSignInParams = z.infer<typeof endSignInParams>;

/** The solution of a riddle is valid only for the action that it was requested for. */
export const captchaQuery = z.object({
  action: z.enum(['login', 'signup', 'reset_password', 'reset_password_verify', 'share']),
});
export type CaptchaQuery = z.infer<typeof captchaQuery>;

/** A riddle, whose signature the server checks with the solution; or the site key of reCAPTCHA, if it is configured. */
export const captchaChallenge = z.union([
  z.object({ kind: z.literal('riddle'), parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
]);
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const identitySchemas = {
  captcha: {
    summary: 'A riddle for the visitor’s machine; its solution goes into the header captcha-token',
    query: captchaQuery,
    answer: captchaChallenge,
  },
  signIn: { summary: 'Signs in: sets the cookies access-token and refresh-token', body: signInBody, answer: done },
  refresh: { summary: 'Renews the cookies of a sign-in', answer: done },
  prolong: {
    summary: 'Moves the end of this sign-in after a fresh proof, and renews the cookies',
    answer: prolonged,
  },
  signOut: { summary: 'Ends this sign-in and its live connections', answer: done },
  signUp: {
    summary: 'Registers; a taken address answers the same, and its owner gets a mail that says so',
    body: signUpBody,
    answer: done,
  },
  verifyEmail: {
    summary: 'Confirms the address of a new account; the link works once and for 24 hours',
    query: tokenQuery,
    answer: done,
  },
  forgotPassword: {
    summary: 'Mails a link to choose a new password; an unknown address answers the same',
    query: emailQuery,
    answer: doneWithMessage,
  },
  checkResetToken: {
    summary: 'Whether a link for a new password still works; it is not used up',
    query: tokenQuery,
    answer: tokenValidity,
  },
  resetPassword: {
    summary: 'Sets a new password by a mailed link, once and within an hour; every sign-in of the account ends',
    query: tokenQuery,
    body: newPasswordBody,
    answer: done,
  },
  updateProfile: {
    summary: 'The account’s own data; the e-mail address stays as it is',
    body: profileBody,
    answer: doneWithMessage,
  },
  updateSettings: {
    summary: 'Interface language, bid e-mails and time zone of the account',
    body: settingsBody,
    answer: done,
  },
  changePassword: {
    summary: 'A new password for who knows the current one; the account’s other sign-ins end',
    body: changePasswordBody,
    answer: done,
  },
  signIns: { summary: 'Where the account is signed in', answer: signIns },
  endSignIn: { summary: 'Ends one sign-in of the account', params: endSignInParams, answer: done },
  endOtherSignIns: { summary: 'Ends every sign-in of the account but this one', answer: done },
};
