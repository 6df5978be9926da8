import type { InjectOptions } from 'fastify';
import { type AccessRow, signedIn, staff, v1 } from './access-row.ts';

const pdf = { payload: Buffer.from('%PDF-1.7 %%EOF'), headers: { 'content-type': 'application/pdf' } };

const ofMissing = (may: AccessRow['may'], ask: (id: number) => InjectOptions): AccessRow => ({
  may,
  cases: { missing: { gives: 404, ask: ({ missingId }) => ask(missingId) } },
});

/** Nobody has a paper of a car here. */
export const carPaperRows: Readonly<Record<string, AccessRow>> = {
  'carPapers.send': ofMissing(staff, (id) =>
    v1('POST', `/purchased-cars/document?purchases=${id}&kind=inspection`, pdf),
  ),
  'carPapers.edit': ofMissing(staff, (id) =>
    v1('PUT', '/purchased-cars/document', { payload: { id, version: 1, state: 'shared' } }),
  ),
  'carPapers.file': ofMissing(signedIn, (id) => v1('GET', `/purchased-cars/document?id=${id}`)),
  'carPapers.zip': ofMissing(signedIn, (id) => v1('GET', `/purchased-cars/documents.zip?id=${id}`)),
  'carPapers.cars': ofMissing(staff, (id) => v1('GET', `/purchased-cars/document-cars?id=${id}`)),
};
