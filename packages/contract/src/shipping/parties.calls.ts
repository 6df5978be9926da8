import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { ForgetPartyQuery, PartiesBody, PartyBook, PartyBookQuery, SavedParties } from './parties.schema.ts';

export const partiesCalls = {
  save: call<{ body: PartiesBody; answer: SavedParties }>()({
    method: 'PUT',
    path: '/purchased-cars/parties',
    access: 'signed-in',
    pace: 'writing',
    refusals: ['PARTY_LOCKED', 'STATE_CHANGED', 'EXPORT_BANNED'],
  }),
  book: call<{ query: PartyBookQuery; answer: PartyBook }>()({
    method: 'GET',
    path: '/user/parties',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  forget: call<{ query: ForgetPartyQuery; answer: Done }>()({
    method: 'DELETE',
    path: '/user/parties',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
} as const;
