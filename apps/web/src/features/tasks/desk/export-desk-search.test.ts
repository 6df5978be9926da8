import { expect, test } from 'vitest';
import { exportDeskHref, isDeskNarrowed, parseExportDesk } from './export-desk-search.ts';

test('an address and the state of the desk are the same', () => {
  const raw = { view: 'ships', clients: 'all', due: 'overdue', kind: 'bl', account: 1001, voyage: '3', search: 88 };
  const search = parseExportDesk(raw);
  expect(search).toMatchObject({ ...raw, account: '1001', search: '88', page: 1 });
  const query = Object.fromEntries(new URLSearchParams(exportDeskHref(search).split('?')[1]));
  expect(parseExportDesk(query)).toEqual(search);
  expect(exportDeskHref(parseExportDesk({}))).toBe('/export-desk');
});

test('what is unknown is dropped', () => {
  const search = parseExportDesk({ view: 'x', due: 'never', kind: 'nothing', account: 'a1', voyage: [3] });
  expect(search).toMatchObject({ view: 'tasks', due: undefined, kind: undefined, account: undefined });
  expect(isDeskNarrowed({ ...search, voyage: undefined })).toBe(false);
  expect(isDeskNarrowed({ ...search, kind: 'bl' })).toBe(true);
});
