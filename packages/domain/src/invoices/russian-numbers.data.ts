/** The forms of a noun after one, after two to four, and after any other number. */
export type Forms = readonly [one: string, few: string, many: string];

export const russianNames = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
] as const;

/** In place of the names before a feminine noun. */
export const russianFeminines: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' };

/** The first two are among the names. */
export const russianTens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
] as const;

export const russianHundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
] as const;

/** One for each power of a thousand: the first are the yen themselves. */
export const russianScales = [
  { isFeminine: true, forms: ['иена', 'иены', 'иен'] },
  { isFeminine: true, forms: ['тысяча', 'тысячи', 'тысяч'] },
  { isFeminine: false, forms: ['миллион', 'миллиона', 'миллионов'] },
  { isFeminine: false, forms: ['миллиард', 'миллиарда', 'миллиардов'] },
] as const satisfies readonly { isFeminine: boolean; forms: Forms }[];
