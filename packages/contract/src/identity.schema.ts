import { flags } from '@seri/domain/permissions';
import { languageIds } from '@seri/domain/languages';
import { z } from 'zod';
import { done, instant } from './common.schema.ts';

const languageId = z.union([z.literal(languageIds.en), z.literal(languageIds.ru)]);

export const signInBody = z.object({ email: z.email().max(254), password: z.string().min(6).max(200) });
export type SignInBody = z.infer<typeof signInBody>;

export const settingsBody = z.object({
  language: languageId.nullable().optional(),
  bidEmailNotify: z.boolean().optional(),
});
export type SettingsBody = z.infer<typeof settingsBody>;

export const profile = z.object({
  success: z.literal(true),
  detail: z.object({
    userId: z.int(),
    userLevel: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
    countryId: z.int().nullable(),
    currency: z.string(),
    roleId: z.int(),
    city: z.string(),
    address: z.string(),
    lastLogin: instant.nullable(),
    mobile: z.string(),
    officePhone: z.string(),
    bidEmailNotify: z.boolean(),
    language: languageId.nullable(),
    userType: z.union([z.literal(2), z.literal(3)]),
    createdAt: instant,
  }),
  permission: z.record(z.enum(flags), z.boolean()),
});
export type Profile = z.infer<typeof profile>;

/** The actions a riddle is made for; its solution counts for that one only. */
export const captchaQuery = z.object({
  action: z.enum(['login', 'signup', 'reset_password', 'reset_password_verify']),
});
export type CaptchaQuery = z.infer<typeof captchaQuery>;

/** What the widget solves; only its signature makes the solution believed. */
export const captchaChallenge = z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const identitySchemas = {
  captcha: { query: captchaQuery, answer: captchaChallenge },
  signIn: { body: signInBody, answer: done },
  refresh: { answer: done },
  signOut: { answer: done },
  profile: { answer: profile },
  updateSettings: { body: settingsBody, answer: done },
};
