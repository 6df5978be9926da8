import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { ChangeChargeBody, EnterChargeBody, RemoveChargeQuery } from './charges.schema.ts';

const path = '/purchased-cars/charge';
const shared = { path, access: 'staff', pace: 'writing', refusals: ['STATE_CHANGED', 'ALREADY_INVOICED'] } as const;

export const chargesCalls = {
  enter: call<{ body: EnterChargeBody; answer: Done }>()({ ...shared, method: 'POST' }),
  change: call<{ body: ChangeChargeBody; answer: Done }>()({ ...shared, method: 'PUT' }),
  remove: call<{ query: RemoveChargeQuery; answer: Done }>()({ ...shared, method: 'DELETE' }),
} as const;
