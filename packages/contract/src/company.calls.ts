import { call } from './call.ts';
import type { Portal } from './company.schema.ts';

export const companyCalls = {
  portal: call<{ answer: Portal }>()({
    method: 'GET',
    path: '/site/portal',
    access: 'anyone',
    pace: 'reading',
    refusals: [],
    summary: 'What a screen needs before anyone signs in: the clock, the version, the demo accounts',
  }),
} as const;
