import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestAmount } from '../money/ledger.ts';
import { amountInWords } from './amount-in-words.ts';

describe('R90 an amount in words', () => {
  it.each<[number, string, string]>([
    [0, 'Zero yen', 'Ноль иен'],
    [1, 'One yen', 'Одна иена'],
    [2, 'Two yen', 'Две иены'],
    [3, 'Three yen', 'Три иены'],
    [4, 'Four yen', 'Четыре иены'],
    [5, 'Five yen', 'Пять иен'],
    [9, 'Nine yen', 'Девять иен'],
    [10, 'Ten yen', 'Десять иен'],
    [11, 'Eleven yen', 'Одиннадцать иен'],
    [12, 'Twelve yen', 'Двенадцать иен'],
    [13, 'Thirteen yen', 'Тринадцать иен'],
    [14, 'Fourteen yen', 'Четырнадцать иен'],
    [15, 'Fifteen yen', 'Пятнадцать иен'],
    [18, 'Eighteen yen', 'Восемнадцать иен'],
    [19, 'Nineteen yen', 'Девятнадцать иен'],
    [20, 'Twenty yen', 'Двадцать иен'],
    [21, 'Twenty-one yen', 'Двадцать одна иена'],
    [22, 'Twenty-two yen', 'Двадцать две иены'],
    [30, 'Thirty yen', 'Тридцать иен'],
    [34, 'Thirty-four yen', 'Тридцать четыре иены'],
    [40, 'Forty yen', 'Сорок иен'],
    [50, 'Fifty yen', 'Пятьдесят иен'],
    [61, 'Sixty-one yen', 'Шестьдесят одна иена'],
    [72, 'Seventy-two yen', 'Семьдесят две иены'],
    [83, 'Eighty-three yen', 'Восемьдесят три иены'],
    [99, 'Ninety-nine yen', 'Девяносто девять иен'],
    [100, 'One hundred yen', 'Сто иен'],
    [101, 'One hundred one yen', 'Сто одна иена'],
    [111, 'One hundred eleven yen', 'Сто одиннадцать иен'],
    [112, 'One hundred twelve yen', 'Сто двенадцать иен'],
    [200, 'Two hundred yen', 'Двести иен'],
    [342, 'Three hundred forty-two yen', 'Триста сорок две иены'],
    [500, 'Five hundred yen', 'Пятьсот иен'],
    [600, 'Six hundred yen', 'Шестьсот иен'],
    [919, 'Nine hundred nineteen yen', 'Девятьсот девятнадцать иен'],
    [1000, 'One thousand yen', 'Одна тысяча иен'],
    [1001, 'One thousand one yen', 'Одна тысяча одна иена'],
    [2000, 'Two thousand yen', 'Две тысячи иен'],
    [5000, 'Five thousand yen', 'Пять тысяч иен'],
    [11_000, 'Eleven thousand yen', 'Одиннадцать тысяч иен'],
    [12_012, 'Twelve thousand twelve yen', 'Двенадцать тысяч двенадцать иен'],
    [21_000, 'Twenty-one thousand yen', 'Двадцать одна тысяча иен'],
    [22_004, 'Twenty-two thousand four yen', 'Двадцать две тысячи четыре иены'],
    [111_000, 'One hundred eleven thousand yen', 'Сто одиннадцать тысяч иен'],
    [121_000, 'One hundred twenty-one thousand yen', 'Сто двадцать одна тысяча иен'],
    [1_000_000, 'One million yen', 'Один миллион иен'],
    [1_000_001, 'One million one yen', 'Один миллион одна иена'],
    [1_200_000, 'One million two hundred thousand yen', 'Один миллион двести тысяч иен'],
    [2_000_000, 'Two million yen', 'Два миллиона иен'],
    [5_011_002, 'Five million eleven thousand two yen', 'Пять миллионов одиннадцать тысяч две иены'],
    [21_000_000, 'Twenty-one million yen', 'Двадцать один миллион иен'],
    [
      574_900_321,
      'Five hundred seventy-four million nine hundred thousand three hundred twenty-one yen',
      'Пятьсот семьдесят четыре миллиона девятьсот тысяч триста двадцать одна иена',
    ],
    [1_000_000_000, 'One billion yen', 'Один миллиард иен'],
    [3_002_000_001, 'Three billion two million one yen', 'Три миллиарда два миллиона одна иена'],
    [
      9_999_999_999,
      'Nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine yen',
      'Девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять иен',
    ],
    [largestAmount, 'Ten billion yen', 'Десять миллиардов иен'],
    [-1500, 'Minus one thousand five hundred yen', 'Минус одна тысяча пятьсот иен'],
  ])('%i', (amount, english, russian) => {
    expect(amountInWords(amount, 'en')).toBe(english);
    expect(amountInWords(amount, 'ru')).toBe(russian);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12])('%d yen have none', (amount) => {
    expect(() => amountInWords(amount, 'en')).toThrow('have no words');
  });

  it('is another text for another amount, of single words', () => {
    const amount = fc.integer({ min: 0, max: largestAmount });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('en', 'ru'), (one, other, language) => {
        const [text, otherText] = [amountInWords(one, language), amountInWords(other, language)];
        expect(text === otherText).toBe(one === other);
        expect(text).toMatch(/^\p{Lu}[\p{Ll}-]*(?: [\p{Ll}-]+)+$/u);
      }),
    );
  });
});
