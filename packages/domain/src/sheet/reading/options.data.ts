/** Printed choices whose meaning hangs on their box, so that no glossary has them. Units of a mileage say nothing by themselves. */
export const optionRows: readonly (readonly [field: string, print: string, en: string, ru: string])[] = [
  ['steering', '右', 'Right-hand drive', 'Правый руль'],
  ['steering', '左', 'Left-hand drive', 'Левый руль'],
  ['history', '自家用', 'Private use', 'Личное пользование'],
  ['history', 'レンタ', 'Rental', 'Прокат'],
  ['history', '社用', 'Company car', 'Служебная'],
  ['history', '他', 'Other use', 'Другое использование'],
  ['repaired', '有', 'Accident repair', 'Ремонт после ДТП'],
  ['repaired', '無', 'No accident repair', 'Ремонта после ДТП нет'],
  ['papers', '保証書', 'Warranty to follow', 'Гарантия позже'],
  ['papers', '取説', 'Owner’s manual to follow', 'Инструкция позже'],
  ['papers', '記録簿', 'Service book to follow', 'Сервисная книжка позже'],
];

export const units: ReadonlySet<string> = new Set(['km', 'ﾏｲﾙ']);

/** The choice that is a red flag. */
export const repairedOption = { field: 'repaired', print: '有' } as const;
