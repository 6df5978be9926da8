import type { Done } from '../common.schema.ts';
import { call } from '../call.ts';
import type {
  AddExportRuleBody,
  ChangeExportRuleBody,
  DestinationBody,
  ExportRules,
  LotFactsBody,
  LotVerdict,
  LotVerdictQuery,
  ExportPlaces,
  WrittenExportRule,
} from './eligibility.schema.ts';

/** R96: staff read the table of what may not be exported; only an owner writes it. */
export const eligibilityCalls = {
  rules: call<{ answer: ExportRules }>()({
    method: 'GET',
    path: '/eligibility/rules',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  addRule: call<{ body: AddExportRuleBody; answer: WrittenExportRule }>()({
    method: 'POST',
    path: '/eligibility/rules',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: [],
  }),
  changeRule: call<{ body: ChangeExportRuleBody; answer: WrittenExportRule }>()({
    method: 'PUT',
    path: '/eligibility/rules',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED'],
  }),
  places: call<{ answer: ExportPlaces }>()({
    method: 'GET',
    path: '/eligibility/places',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  setDestination: call<{ body: DestinationBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/destination',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  lotVerdict: call<{ query: LotVerdictQuery; answer: LotVerdict }>()({
    method: 'GET',
    path: '/eligibility/lot',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  enterFacts: call<{ body: LotFactsBody; answer: Done }>()({
    method: 'PUT',
    path: '/eligibility/lot',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
} as const;
