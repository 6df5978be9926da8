import { type AccessRow, signedIn, v1 } from './access-row.ts';

const nobody = {
  fullName: '',
  papersName: '',
  address: '',
  papersAddress: '',
  countryId: null,
  port: '',
  telephone: '',
  email: '',
  document: null,
  value: '',
  paymentMethod: '',
};
const parties = { version: 1, consignee: nobody, notifyParty: null, sameAsConsignee: true };

/** R100: the buyer and staff alone; nobody has a purchase or a book here. */
export const partiesRows: Readonly<Record<string, AccessRow>> = {
  'parties.save': {
    may: signedIn,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('PUT', '/purchased-cars/parties', { payload: { id, ...parties } }),
      },
    },
  },
  'parties.book': {
    may: signedIn,
    cases: {
      own: { gives: 200, ask: ({ ownId }) => v1('GET', `/user/parties?client=${ownId}`) },
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/user/parties?client=${missingId}`) },
    },
  },
  'parties.forget': {
    may: signedIn,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('DELETE', `/user/parties?id=${missingId}`) } },
  },
};
