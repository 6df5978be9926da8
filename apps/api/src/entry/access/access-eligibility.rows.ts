import { largeToFiji as row } from '../../features/trade/eligibility/eligibility.steps.ts';
import { aboutAccount, type AccessRow, get, signedIn, staff, v1, withProof } from './access-row.ts';

const destinationOf = (id: number) =>
  v1('PUT', '/user/destination', { payload: { id, version: 1, place: 'KEMBA', reason: 'a test' } });
const factsOf = (lotId: number) =>
  v1('PUT', '/eligibility/lot', {
    payload: { lotId, version: 0, driveKind: 'petrol', engineCc: null, paper: 'a paper' },
  });
const verdictOf = (lotId: number) => v1('GET', `/eligibility/lot?lotId=${lotId}`);

/** R96: the table is an owner's alone, however many rights a manager has. */
export const eligibilityRows: Readonly<Record<string, AccessRow>> = {
  'eligibility.rules': { may: staff, cases: get('/eligibility/rules') },
  'eligibility.addRule': withProof({
    may: staff,
    cases: { any: { gives: 403, owner: 200, ask: () => v1('POST', '/eligibility/rules', { payload: { row } }) } },
  }),
  'eligibility.changeRule': withProof({
    may: staff,
    cases: {
      missing: {
        gives: 403,
        owner: 404,
        ask: ({ missingId: id }) => v1('PUT', '/eligibility/rules', { payload: { id, version: 1, row } }),
      },
    },
  }),
  'eligibility.places': { may: staff, cases: get('/eligibility/places') },
  'eligibility.setDestination': aboutAccount('book', destinationOf),
  'eligibility.lotVerdict': {
    may: signedIn,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => verdictOf(lotId) },
      missing: { gives: 404, ask: ({ missingId }) => verdictOf(missingId) },
    },
  },
  'eligibility.enterFacts': {
    may: staff,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => factsOf(lotId) },
      missing: { gives: 404, ask: ({ missingId }) => factsOf(missingId) },
    },
  },
};
