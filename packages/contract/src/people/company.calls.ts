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
  }),
  content: call<{ answer: CompanyRecord }>()({
    method: 'GET',
    path: '/site/company',
    access: 'anyone',
    pace: 'reading',
    cached: true,
    refusals: [],
  }),
  save: call<{ body: CompanyRecord; answer: Done }>()({
    method: 'PUT',
    path: '/site/company',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  saveLogo: call<{ body: LogoBody; answer: SavedLogo }>()({
    method: 'POST',
    path: '/site/logo',
    access: 'staff',
    pace: 'writing',
    refusals: [],
  }),
  logo: call<{ params: LogoParams; answer: Uint8Array }>()({
    method: 'GET',
    path: '/site/logo/:id',
    access: 'anyone',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
} as const;
