import { acting, type AccessRow, type Caller, get, signedIn, staff, v1 } from './access-row.ts';

/** Those with the flag, but not staff, who translate themselves. */
const askers: readonly Caller[] = ['vip', 'client', 'troublesome', 'dealer'];

const askFor = (carId: number) =>
  v1('GET', `/car-auction/translations-request?carId=${carId}&type=auction&language=en`, { headers: acting });
const resultOf = (carId: number) => v1('GET', `/car-auction/translations-result?carId=${carId}&type=auction`);

/** A change of a request by staff. */
const onMissing = (method: 'PUT' | 'POST', path: string, payload: object): AccessRow => ({
  may: staff,
  cases: {
    missing: { gives: 404, ask: ({ missingId }) => v1(method, `/translations/${missingId}/${path}`, { payload }) },
  },
});

const answer = { version: 1, textEn: '', textRu: '', files: [] };
const png = { payload: Buffer.from('\x89PNG'), headers: { 'content-type': 'image/png' } };

export const translationRows: Readonly<Record<string, AccessRow>> = {
  'translations.ask': {
    may: askers,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => askFor(lotId) },
      missing: { gives: 404, ask: ({ missingId }) => askFor(missingId) },
    },
  },
  'translations.result': {
    may: askers,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => resultOf(lotId) },
      missing: { gives: 404, ask: ({ missingId }) => resultOf(missingId) },
    },
  },
  'translations.queue': { may: staff, cases: get('/translations?scope=all') },
  'translations.view': {
    may: staff,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/translations/${missingId}`) } },
  },
  'translations.take': onMissing('PUT', 'holder', { version: 1 }),
  'translations.giveBack': onMissing('POST', 'give-back', { version: 1 }),
  'translations.answer': onMissing('PUT', 'answer', { ...answer, alsoForOthers: false }),
  'translations.amend': onMissing('PUT', 'amendment', answer),
  'translations.decline': onMissing('PUT', 'reason', { version: 1, reason: 'a blot' }),
  'translations.sendFile': {
    may: staff,
    cases: {
      missing: { gives: 404, ask: ({ missingId }) => v1('POST', `/translations/${missingId}/files?name=a.png`, png) },
    },
  },
  'translations.file': {
    may: signedIn,
    cases: { missing: { gives: 404, ask: ({ missingSignIn: id }) => v1('GET', `/translations/files/${id}.pdf`) } },
  },
};
