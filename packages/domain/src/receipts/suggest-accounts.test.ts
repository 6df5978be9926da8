import { describe, expect, it } from 'vitest';
import { bankTextCandidates, bankTexts } from './bank-texts.data.ts';
import { isThirdParty, type PayerLine, prepareCandidates, suggestAccounts } from './suggest-accounts.ts';

const prepared = prepareCandidates(bankTextCandidates);
const suggest = (line: Partial<PayerLine>, candidates = prepared) =>
  suggestAccounts({ senderName: '', text: '', yen: null, ...line }, candidates);
const reasonsFor = (accountId: number, line: Partial<PayerLine>) =>
  suggest(line).candidates.find((one) => one.accountId === accountId)?.reasons;

const twoOf = (name: string, other: string) =>
  prepareCandidates([
    { accountId: 1, names: [name], aliases: [name], references: [], openSums: [{ id: 'car', amount: 100 }] },
    { accountId: 2, names: [other], aliases: [], references: [], openSums: [{ id: 'car', amount: 100 }] },
  ]);

describe('the account that is suggested for money', () => {
  it.each(bankTexts)('by %s: “%s”, “%s”, %j', (_what, senderName, text, yen, accountId) => {
    expect(suggest({ senderName, text, yen }).accountId).toBe(accountId);
  });

  it('does not depend on the order of the candidates', () => {
    const turned = prepareCandidates(bankTextCandidates.toReversed());
    for (const [, senderName, text, yen] of bankTexts) {
      expect(suggest({ senderName, text, yen }, turned)).toEqual(suggest({ senderName, text, yen }));
    }
  });
});

describe('the reasons for an account', () => {
  it('say what was found, with its points', () => {
    const line = { senderName: 'VEGA MOTORS OOO', text: 'SERI-000118-1, CLIENT 118', yen: 1_280_000 };
    expect(reasonsFor(118, line)).toEqual([
      { code: 'reference', points: 80, reference: 'SERI-000118-1' },
      { code: 'clientId', points: 50 },
      { code: 'alias', points: 30, alias: 'VEGA MOTORS OOO' },
      { code: 'name', points: 25, name: 'ООО «Вега Моторс»' },
      { code: 'amount', points: 25, sums: ['car 1', 'car 2'] },
    ]);
    expect(suggest(line).candidates[0]?.score).toBe(210);
  });

  it('say by how much an amount is short that banks on the way have taken a fee from', () => {
    expect(reasonsFor(7, { yen: 1_194_000 })).toEqual([
      { code: 'amountLessFee', points: 15, sums: ['car 1'], shortBy: 6000 },
    ]);
    expect(reasonsFor(7, { yen: 1_193_999 })).toBeUndefined();
    expect(reasonsFor(7, { yen: null })).toBeUndefined();
  });

  it('warn of a payer who is neither the client nor known from before', () => {
    const text = 'SERI-000123-4';
    const third = { code: 'thirdParty', points: 0, payer: 'IVANOVA ALI' };
    expect(reasonsFor(123, { senderName: 'IVANOVA ALI', text })).toContainEqual(third);
    for (const senderName of ['M. ALI KHAN', 'GOLDEN GATE EXCHANGE', '']) {
      expect(reasonsFor(123, { senderName, text })?.map(({ code }) => code)).not.toContain('thirdParty');
    }
    expect(reasonsFor(123, { senderName: 'IVANOVA ALI' })?.map(({ code }) => code)).toEqual(['name']);
  });
});

it('a text tells of a client by two words at least', () => {
  const known = { aliases: [], references: [], openSums: [] };
  const clients = prepareCandidates([
    { accountId: 1, names: ['Vega'], ...known },
    { accountId: 2, names: ['Vega Motors'], ...known },
  ]);
  expect(suggest({ senderName: 'SMITH JOHN', text: 'VEGA' }, clients).candidates).toEqual([]);
  expect(suggest({ senderName: 'SMITH JOHN', text: 'VEGA MOTORS' }, clients).candidates).toMatchObject([
    { accountId: 2, score: 25 },
  ]);
});

describe('an account is suggested', () => {
  it('with 80 points', () => {
    const candidates = twoOf('IVANOV IVAN', 'SMITH JOHN');
    expect(suggest({ senderName: 'IVANOV IVAN', yen: 100 }, candidates)).toMatchObject({
      accountId: 1,
      candidates: [{ score: 80 }, { score: 25 }],
    });
    expect(suggest({ senderName: 'IVANOV IVAN', yen: 99 }, candidates).accountId).toBeNull();
  });

  it('and just 20 more than the next one', () => {
    const known = { names: [], aliases: [] };
    const clients = prepareCandidates([
      { accountId: 123, ...known, references: ['SERI-000123-4'], openSums: [{ id: 'car', amount: 105 }] },
      { accountId: 572, ...known, references: [], openSums: [{ id: 'car', amount: 100 }] },
    ]);
    expect(suggest({ text: 'SERI-000123-4 CLIENT 572', yen: 100 }, clients)).toMatchObject({
      accountId: 123,
      candidates: [{ score: 95 }, { score: 75 }],
    });
  });

  it('not with less than 20 more than the next one', () => {
    const line = { senderName: 'IVANOV IVAN', yen: 100 };
    expect(suggest(line, twoOf('IVANOV IVAN', 'Иван Иванов'))).toMatchObject({
      accountId: 1,
      candidates: [{ score: 80 }, { score: 50 }],
    });
    const known = bankTextCandidates.find(({ accountId }) => accountId === 701)!;
    const twins = prepareCandidates([known, { ...known, accountId: 9, openSums: [{ id: 'car', amount: 750_000 }] }]);
    const solovev = { senderName: 'SOLOVEV ALEKSEI', yen: 745_000 };
    expect(suggest(solovev, twins)).toMatchObject({ accountId: null, candidates: [{ score: 80 }, { score: 70 }] });
  });
});

describe('an announced payment', () => {
  const money = { amount: 500_000, currency: 'JPY', bookedOn: '2026-11-27' } as const;
  const announced = [{ id: 9, amount: 503_000, currency: 'JPY', sentOn: '2026-11-24' }] as const;
  const [candidate] = prepareCandidates([
    { accountId: 1, names: ['Ivan Petrov'], aliases: [], references: [], openSums: [], announced },
  ]);

  it('speaks for its client', () => {
    const line = { senderName: 'PETROV IVAN', text: '', yen: 500_000 };
    expect(suggestAccounts({ ...line, money }, candidate ? [candidate] : []).candidates[0]?.reasons).toEqual([
      { code: 'name', points: 25, name: 'Ivan Petrov' },
      { code: 'announced', points: 30, announcementId: 9 },
    ]);
    expect(suggestAccounts(line, candidate ? [candidate] : []).candidates[0]?.score).toBe(25);
  });
});

describe('a third party', () => {
  const [candidate] = prepareCandidates([
    { accountId: 1, names: ['Ivan Petrov'], aliases: ['GOLDEN GATE'], references: [], openSums: [] },
  ]);

  it.each([
    ['PETROV IVAN', false],
    ['GOLDEN GATE', false],
    ['SOMEBODY ELSE', true],
    ['', false],
  ])('is “%s”: %s', (senderName, isThird) => {
    const line = { senderName, text: 'SERI-000001-3', yen: null };
    expect(candidate && isThirdParty(line, candidate)).toBe(isThird);
  });
});

it('a name and an amount alone suggest nobody, and are too little for a rival of one who is suggested', () => {
  const [rival, sure] = prepareCandidates([
    { accountId: 1, names: ['Ivan Petrov'], aliases: [], references: [], openSums: [{ id: '1', amount: 500 }] },
    { accountId: 2, names: ['Somebody'], aliases: [], references: ['SERI-000002-1'], openSums: [] },
  ]);
  if (!rival || !sure) throw new Error('There are no candidates.');
  const line = { senderName: 'PETROV IVAN', text: 'SERI-000002-1', yen: 500 };
  expect(suggestAccounts({ ...line, text: '' }, [rival])).toMatchObject({
    accountId: null,
    candidates: [{ score: 50 }],
  });
  expect(suggestAccounts(line, [rival, sure]).accountId).toBe(2);
});
