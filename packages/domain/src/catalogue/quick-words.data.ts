const ending = '(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ую|юю)';

/** Names of colours in feeds, with the words that people type for them. */
export const colorWords: Readonly<Record<string, RegExp>> = {
  White: word(`white|бел${ending}`),
  Pearl: word(`pearl|перламутр|перламутров${ending}|жемчужн${ending}`),
  Black: word(`black|ч[её]рн${ending}`),
  Silver: word(`silver|серебро|серебрист${ending}|серебрян${ending}`),
  Gray: word(`gr[ae]y|сер${ending}`),
  Blue: word(`blue|син${ending}`),
  'Light blue': word(`light-?blue|голуб${ending}`),
  Red: word(`red|красн${ending}`),
  Wine: word(`wine|burgundy|maroon|бордо|бордов${ending}`),
  Green: word(`green|зел[её]н${ending}`),
  Khaki: word('khaki|хаки'),
  Beige: word(`beige|беж|бежев${ending}`),
  Brown: word(`brown|коричнев${ending}`),
  Gold: word(`gold|golden|золот${ending}|золотист${ending}`),
  Orange: word(`orange|оранжев${ending}`),
  Yellow: word(`yellow|ж[её]лт${ending}`),
  Purple: word(`purple|violet|фиолетов${ending}`),
  Pink: word(`pink|розов${ending}`),
};

function word(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, 'iu');
}

/** A number or letter after one of these is part of a name: Mazda 3, BMW 320, Type R. */
export const numberedNames: ReadonlySet<string> = new Set([
  'mazda',
  'мазда',
  'мазду',
  'bmw',
  'бмв',
  'peugeot',
  'пежо',
  'mark',
  'марк',
  'type',
  'тайп',
  'model',
  'модель',
]);

export const scaleWords = { thousand: ['k', 'к', 'тыс', 'тыс.'], million: ['m', 'м', 'млн', 'млн.'] } as const;
export const unitWords = {
  mileage: ['km', 'км'],
  price: ['¥', 'yen', 'jpy', '円', 'иен', 'иены', 'йен', 'йены'],
  engine: ['cc', 'см3', 'куб'],
  litres: ['l', 'л'],
  year: ['г', 'г.', 'гг', 'гг.', 'год', 'года'],
} as const;
export type Unit = keyof typeof unitWords;

export const atMostWords = ['<=', '<', '≤', 'до', 'under', 'below', 'max', 'to'] as const;
export const atLeastWords = ['>=', '>', '≥', 'от', 'с', 'over', 'above', 'min', 'from'] as const;
