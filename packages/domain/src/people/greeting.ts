export type PartOfDay = 'night' | 'morning' | 'day' | 'evening';

/** `hour` is that of the reader's own clock. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** In Russian the surname stands first: three words are surname, name and patronymic. */
export function givenName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const isRussian = words.length === 3 && /^\p{Script=Cyrillic}/u.test(fullName.trim());
  return words[isRussian ? 1 : 0] ?? '';
}
