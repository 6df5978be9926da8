import { describe, expect, it } from 'vitest';
import { arePartiesLocked, hasSailed, isPartyComplete, maskDocument, onPapers } from './party.ts';

const party = {
  fullName: 'Иванов Алексей',
  address: 'ул. Пушкина, 40',
  countryId: 1,
  telephone: '+7 914 555 01 42',
  email: '',
  papersName: 'Ivanov Aleksei',
  papersAddress: 'ul. Pushkina, 40',
};

describe('R100 a party is complete', () => {
  it('with name, address, country, a telephone or e-mail, and their Latin form', () => {
    expect(isPartyComplete(party)).toBe(true);
    expect(isPartyComplete({ ...party, telephone: '', email: 'a@b.example' })).toBe(true);
    const latin = { fullName: 'Otieno Ltd', address: 'Ngong Road 214', papersName: '', papersAddress: '' };
    expect(isPartyComplete({ ...party, ...latin })).toBe(true);
  });

  it.each([
    { fullName: ' ' },
    { address: '' },
    { countryId: null },
    { telephone: '' },
    { papersName: '' },
    { papersAddress: '' },
    { papersName: 'Иванов' },
  ])('but not with %j', (change) => {
    expect(isPartyComplete({ ...party, ...change })).toBe(false);
  });

  it('and nobody is not', () => {
    expect(isPartyComplete({})).toBe(false);
  });
});

it('R100 papers name the form that was written for them, else the typed one if it is Latin', () => {
  expect(onPapers('Иванов', 'Ivanov')).toBe('Ivanov');
  expect(onPapers('Otieno', '')).toBe('Otieno');
  expect(onPapers('Иванов', '')).toBe('');
  expect(onPapers('Otieno', 'Отиено')).toBe('');
});

it('R100 a buyer edits at 0 to 3 and 6; only 4 and 5 have sailed', () => {
  const statuses = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(statuses.filter((status) => !arePartiesLocked(status))).toEqual([0, 1, 2, 3, 6]);
  expect(statuses.filter(hasSailed)).toEqual([4, 5]);
});

it.each([
  ['NZ passport LM204117', '…4117'],
  ['', ''],
  ['  ', ''],
  ['1234', '…'],
  ['12345678', '…'],
])('R100 the document %j is shown to others as %j', (document, shown) => {
  expect(maskDocument(document)).toBe(shown);
});
