export interface Era {
  name: string;
  letter: string;
  /** Its first month. */
  year: number;
  month: number;
}

/** The latest first. */
export const eras: readonly Era[] = [
  { name: '令和', letter: 'R', year: 2019, month: 5 },
  { name: '平成', letter: 'H', year: 1989, month: 1 },
  { name: '昭和', letter: 'S', year: 1926, month: 12 },
];
