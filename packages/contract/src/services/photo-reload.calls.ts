import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { ReloadBody } from './photo-reload.schema.ts';

export const photoReloadCalls = {
  reload: call<{ body: ReloadBody; answer: Done }>()({
    method: 'POST',
    path: '/car-auction/reload-images',
    access: 'staff',
    pace: 'writing',
    refusals: [],
  }),
} as const;
