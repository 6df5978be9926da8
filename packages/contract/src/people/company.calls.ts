import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { CompanyRecord, LogoBody, LogoParams, Portal, SavedLogo } from './company.schema.ts';

export const companyCalls = {
  portal: call<{ answer: Portal }>()({
    method: 'GET',
    path: '/site/portal',
    access: 'anyone',
    pace: 'reading',
    refusals: [],
    summary: 'What a screen needs before anyone signs in: the clock, the version, the demo accounts',
  }),
  content: call<{ answer: CompanyRecord }>()({
    method: 'GET',
    path: '/site/company',
    access: 'anyone',
    pace: 'reading',
    cached: true,
    refusals: [],
    summary: 'Contacts, links, notices and pages of the company, in both languages',
  }),
  save: call<{ body: CompanyRecord; answer: Done }>()({
    method: 'PUT',
    path: '/site/company',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
    summary: 'Writes the company’s content anew; another version by now is refused',
  }),
  saveLogo: call<{ body: LogoBody; answer: SavedLogo }>()({
    method: 'POST',
    path: '/site/logo',
    access: 'staff',
    pace: 'writing',
    refusals: [],
    summary: 'Keeps a picture to be used as a logo',
  }),
  logo: call<{ params: LogoParams; answer: Uint8Array }>()({
    method: 'GET',
    path: '/site/logo/:id',
    access: 'anyone',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
    summary: 'A logo, WebP',
  }),
} as const;
