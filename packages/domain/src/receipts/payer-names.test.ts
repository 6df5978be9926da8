import { describe, expect, it } from 'vitest';
import { spelledNames } from './bank-texts.data.ts';
import { isSamePayer, likenessOfNames, payerName } from './payer-names.ts';

const likeness = (payer: string, known: string) => likenessOfNames(payerName(payer), payerName(known));
const isSame = (payer: string, known: string) => isSamePayer(payerName(payer), payerName(known));

describe('the name of a payer', () => {
  it.each(spelledNames)('%s may be written %s', (name, spelled) => {
    expect(likeness(spelled, name)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['IVANOV IVAN', 'Иванов Иван', 1],
    ['IVANOV IVAN IVANOVICH', 'Иванов Иван', 1],
    ['IVANOV I', 'Иванов Иван', 0.75],
    ['IVANOV', 'Иванов Иван', 0.5],
    ['PETROV IVAN', 'Иванов Иван', 0.25],
    ['SMITH JOHN', 'Иванов Иван', 0],
    ['VEGA', 'ООО «Вега»', 1],
    ['O/B BILAL AHMED', 'Bilal Ahmed', 1],
    ['IVAN IVAN', 'Иванов Иван', 0.25],
    ["'", 'Ь', 0],
    ['I I', 'Иванов Иван', 0],
  ])('%s is like %s by %d', (payer, known, expected) => {
    expect(likeness(payer, known)).toBe(expected);
  });

  it('has no words but its own: neither forms of companies, nor titles, nor the noise of banks', () => {
    expect(payerName('MR. J. SMITH & CO., LTD. 振込 1234').key).toBe(payerName('j smith').key);
    expect(payerName('振込 ｶ)').words).toEqual([]);
    expect(likeness('ООО', 'OOO')).toBe(0);
  });

  it('may be cut at 35 signs, in the middle of a word or of a sound', () => {
    const whole = 'VIACHESLAV KONSTANTINOVICH PREOBRAZHENSKII';
    for (const length of [34, 35]) {
      expect(likeness(whole.slice(0, length), whole)).toBe(1);
      expect(isSame(whole.slice(0, length), whole)).toBe(true);
    }
    expect(isSame(whole.slice(0, 30), whole)).toBe(false);
    expect(isSame('VIACHESLAV KONSTANTINOVICH PREOVRAZ', whole)).toBe(false);
  });
});

describe('the same payer', () => {
  it('has the same words in any order, width and alphabet', () => {
    expect(isSame('Ivanov, Ivan', 'IVAN IVANOV')).toBe(true);
    expect(isSame('ﾀﾅｶ ﾀﾛｳ', 'タナカ　タロウ')).toBe(true);
    expect(isSame('ИВАНОВ ИВАН', 'IVANOV IVAN')).toBe(true);
  });

  it('has no word more or less, and is not nobody', () => {
    expect(isSame('IVANOV IVAN', 'IVANOV')).toBe(false);
    expect(isSame('IVANOV IVAN', 'IVANOV IVAN PETROVICH')).toBe(false);
    expect(isSame('', '')).toBe(false);
    expect(isSame('LTD', 'OOO')).toBe(false);
  });
});
