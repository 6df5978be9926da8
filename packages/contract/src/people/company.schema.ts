import { isSafeHref } from '@seri/domain/common/safe-href';
import { z } from 'zod';
import { bytes, done, instant } from '../common.schema.ts';

export const portal = z.object({
  /** The server's clock, from which every screen computes Japan time. */
  now: instant,
  version: z.string(),
  /** Null outside demo mode: the demo accounts' passwords are public. */
  demo: z
    .object({ password: z.string(), accounts: z.array(z.object({ label: z.string(), email: z.string() })) })
    .nullable(),
});
export type Portal = z.infer<typeof portal>;

const text = (longest: number) => z.string().trim().max(longest);
const named = (longest: number) => text(longest).min(1);

/** A text in both languages, neither empty. */
const both = (longest: number) => z.object({ en: named(longest), ru: named(longest) });
export type BothTexts = z.infer<ReturnType<typeof both>>;

const link = z.object({ label: both(60), href: named(300).refine(isSafeHref) });
export type CompanyLink = z.infer<typeof link>;
const links = z.array(link).max(12);

/** An empty line separates paragraphs; the text has no markup. */
const section = z.object({ heading: both(120), text: both(5_000) });
export type CompanySection = z.infer<typeof section>;
const page = z.object({ lead: both(500), sections: z.array(section).max(20) });
export type CompanyPage = z.infer<typeof page>;

/** The id of an uploaded picture; without one the company's name is shown. */
const logo = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable();

export const infoPages = ['about', 'howToBuy', 'makeAnOrder'] as const;
export type InfoPage = (typeof infoPages)[number];

export const companyContent = z.object({
  name: named(60),
  logos: z.object({ light: logo, dark: logo }),
  contacts: z.object({
    email: z.email().max(254),
    phone: text(40),
    whatsapp: text(40),
    address: both(300),
  }),
  headerLinks: links,
  asideLinks: links,
  footerLinks: links,
  termsLinks: links.min(1),
  loginNotice: z.object({ isShown: z.boolean(), headline: both(120), description: both(500) }),
  servicePanel: z.object({
    title: both(120),
    services: z.array(both(200)).min(1).max(12),
    poweredBy: both(120),
  }),
  pages: z.object({ about: page, howToBuy: page, makeAnOrder: page }),
  /** R24: the least amount a restricted account must send to become a client. */
  firstRemittanceMinimum: z.int().min(0).max(100_000_000),
});
export type CompanyContent = z.infer<typeof companyContent>;

export const companyRecord = z.object({ version: z.int(), content: companyContent });
export type CompanyRecord = z.infer<typeof companyRecord>;

export const logoBody = z.object({ data: z.base64().min(1).max(200_000) });
export type LogoBody = z.infer<typeof logoBody>;
export const savedLogo = z.object({ id: z.string() });
export type SavedLogo = z.infer<typeof savedLogo>;
export const logoParams = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
export type LogoParams = z.infer<typeof logoParams>;

export const companySchemas = {
  portal: {
    summary: 'What a screen needs before anyone signs in: the clock, the version, the demo accounts',
    answer: portal,
  },
  content: { summary: 'Contacts, links, notices and pages of the company, in both languages', answer: companyRecord },
  save: {
    summary: 'Writes the company’s content anew; another version by now is refused',
    body: companyRecord,
    answer: done,
  },
  saveLogo: { summary: 'Keeps a picture to be used as a logo', body: logoBody, answer: savedLogo },
  logo: { summary: 'A logo, WebP', params: logoParams, answer: bytes },
};
