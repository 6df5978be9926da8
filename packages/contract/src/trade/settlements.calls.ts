import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type {
  CancelBody,
  ChangeSettlementBody,
  ProposalQuery,
  ResellBody,
  ReverseSettlementBody,
  SettlementProposal,
} from './settlements.schema.ts';

const writing = { access: 'staff', pace: 'writing' } as const;

export const settlementsCalls = {
  cancel: call<{ body: CancelBody; answer: Done }>()({
    ...writing,
    method: 'POST',
    path: '/purchased-cars/cancel',
    refusals: ['STATE_CHANGED'],
  }),
  resell: call<{ body: ResellBody; answer: Done }>()({
    ...writing,
    method: 'POST',
    path: '/purchased-cars/resell',
    refusals: ['STATE_CHANGED'],
  }),
  change: call<{ body: ChangeSettlementBody; answer: Done }>()({
    ...writing,
    method: 'PUT',
    path: '/purchased-cars/settlement',
    refusals: ['STATE_CHANGED', 'ALREADY_INVOICED'],
  }),
  /** It books the whole purchase again. */
  reverse: call<{ body: ReverseSettlementBody; answer: Done }>()({
    ...writing,
    access: { right: 'accounting' },
    method: 'POST',
    path: '/purchased-cars/settlement/reverse',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'AUCTION_FINISHED', 'CAR_RESERVED', 'BID_AGAIN', 'GROUP_FULL', 'CREDIT_EXCEEDED'],
  }),
  propose: call<{ query: ProposalQuery; answer: SettlementProposal }>()({
    method: 'GET',
    path: '/purchased-cars/settlement-preview',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
} as const;
