import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLatinText, proposeLatin } from './latin-text.ts';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...'абвгёжйщъьэюяЇҚөЩЪЮ№«»"—é ß\n'.split('')), fc.string({ unit: 'binary' })),
});
const latinText = fc.string({ unit: fc.constantFrom(..."ABCxyz019 .,'()/&+-".split('')) });
const letters = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'.split(''));

describe('R100 letters of a bill of lading', () => {
  it.each([
    ['Иванов Алексей Сергеевич', 'Ivanov Aleksei Sergeevich'],
    ['Щербаков Юрий', 'Shcherbakov Iurii'],
    ['ЩЕРБАКОВ ЮРИЙ', 'SHCHERBAKOV IURII'],
    ['Подъячев Фёдор Ильич', 'Podieiachev Fedor Ilich'],
    ['ООО «Амур Моторс»', 'OOO Amur Motors'],
    ['ул. Карла Маркса, 96, кв. №5', 'ul. Karla Marksa, 96, kv. No. 5'],
    ['Київ, вул. Хрещатик, 1', 'Kiiv, vul. Khreshchatik, 1'],
    ['Қазақстан, Алматы', 'Qazaqstan, Almaty'],
    ['Өлгий', 'Olgii'],
    ['José Müller – Straße 7', 'Jose Muller - Strasse 7'],
    ['A#1;B', 'ANo. 1,B'],
    ['株式会社', ''],
  ])('proposes for %s: %s', (typed, proposed) => {
    expect(proposeLatin(typed)).toBe(proposed);
  });

  it('! every proposal is a text that the bill takes', () => {
    fc.assert(fc.property(anyText, (text) => isLatinText(proposeLatin(text))));
  });

  it('a text that it takes stays as it was typed, and a proposal is its own proposal', () => {
    fc.assert(fc.property(latinText, (text) => proposeLatin(text) === text));
    fc.assert(fc.property(anyText, (text) => proposeLatin(proposeLatin(text)) === proposeLatin(text)));
  });

  it('no Cyrillic letter is lost but the soft sign, and capitals stay capitals', () => {
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 2 }).map((all) => all.join('')),
        (word) => {
          expect(proposeLatin(word.toUpperCase())).toBe(proposeLatin(word).toUpperCase());
          expect(proposeLatin(word).length).toBeGreaterThanOrEqual(word.replaceAll('ь', '').length);
        },
      ),
    );
  });

  it.each(['Строка', 'a\nb', 'é', '"quoted"', '№ 5', 'a;b'])('does not take %j', (text) => {
    expect(isLatinText(text)).toBe(false);
  });
});
