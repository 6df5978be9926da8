import { call } from '../call.ts';
import type {
  AddVoyageBody,
  BoardBody,
  Boarded,
  CancelVoyageBody,
  ChangeVoyageBody,
  Voyages,
  VoyageQuery,
  VoyagesQuery,
  VoyageView,
  WaitingCars,
  WaitingQuery,
  WrittenVoyage,
} from './voyages.schema.ts';

/** R98: staff see the ships; whoever has the right to logistics writes them. */
export const voyagesCalls = {
  list: call<{ query: VoyagesQuery; answer: Voyages }>()({
    method: 'GET',
    path: '/voyages',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  view: call<{ query: VoyageQuery; answer: VoyageView }>()({
    method: 'GET',
    path: '/voyages/view',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  waiting: call<{ query: WaitingQuery; answer: WaitingCars }>()({
    method: 'GET',
    path: '/voyages/waiting',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  add: call<{ body: AddVoyageBody; answer: WrittenVoyage }>()({
    method: 'POST',
    path: '/voyages',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['VOYAGE_EXISTS'],
  }),
  change: call<{ body: ChangeVoyageBody; answer: WrittenVoyage }>()({
    method: 'PUT',
    path: '/voyages',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'VOYAGE_EXISTS'],
  }),
  cancel: call<{ body: CancelVoyageBody; answer: WrittenVoyage }>()({
    method: 'POST',
    path: '/voyages/cancel',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'VOYAGE_CLOSED'],
  }),
  board: call<{ body: BoardBody; answer: Boarded }>()({
    method: 'PUT',
    path: '/voyages/cars',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: [],
  }),
} as const;
