/** A letter as strokes for a pen about two units wide; the baseline is y = 14, the height 14. */
export interface Letter {
  width: number;
  path: string;
}

const ring = 'M0 4A4 4 0 0 1 8 4V10A4 4 0 0 1 0 10z';
const bow = 'M8 4A4 4 0 0 0 0 4V10A4 4 0 0 0 8 10';
const head = 'M0 14V0H4.2A3.8 3.8 0 0 1 4.2 7.6H0';
const dot = 'M0 13.6V14';

const eights = {
  0: ring,
  2: 'M0 4A4 4 0 0 1 8 4C8 6.6 6.4 8.2 0 14H8.4',
  3: 'M.4 2.8A3.8 3.4 0 1 1 4 6.8A4 3.6 0 1 1 0 10.8',
  4: 'M6.2 14V0L0 10H8.6',
  5: 'M7.6 0H1L.6 6.6C1.4 5.8 2.6 5.4 4 5.4A4 4.3 0 1 1 0 11',
  6: 'M7.8 3.2A4 4 0 0 0 0 4V10A4 4 0 0 0 8 10A4 4 0 0 0 0 10',
  7: 'M0 0H8L3 14',
  8: 'M4 6.6A3.6 3.3 0 0 1 4 0A3.6 3.3 0 0 1 4 6.6A4 3.7 0 0 1 4 14A4 3.7 0 0 1 4 6.6',
  9: 'M.2 10.8A4 4 0 0 0 8 10V4A4 4 0 0 0 0 4A4 4 0 0 0 8 4',
  A: 'M-.4 14L4 0L8.4 14M1.2 9.6H6.8',
  B: 'M4 6.6A3.3 3.3 0 0 0 4 0H0V14H4.2A3.7 3.7 0 0 0 4.2 6.6H0',
  C: bow,
  D: 'M0 0V14H3.4A4.6 4.6 0 0 0 8 9.4V4.6A4.6 4.6 0 0 0 3.4 0z',
  E: 'M7.4 0H0V14H7.4M0 6.8H6.4',
  F: 'M7.4 0H0V14M0 6.8H6.4',
  G: `${bow}V7.6H4.4`,
  H: 'M0 0V14M8 0V14M0 6.8H8',
  K: 'M0 0V14M7.8 0L0 8.8M2.8 5.6L8.2 14',
  L: 'M0 0V14H7.2',
  N: 'M0 14V0L8 14V0',
  O: ring,
  P: head,
  Q: `${ring}M4.8 10.4L8.4 14.6`,
  R: `${head}M3.8 7.6L8.2 14`,
  S: 'M7.7 3.2A3.8 3.4 0 1 0 4 6.8A4 3.6 0 1 1 .2 11',
  T: 'M-.2 0H8.2M4 0V14',
  U: 'M0 0V10A4 4 0 0 0 8 10V0',
  V: 'M-.4 0L4 14L8.4 0',
  X: 'M0 0L8 14M8 0L0 14',
  Y: 'M-.2 0L4 7.6L8.2 0M4 7.6V14',
  Z: 'M0 0H8L0 14H8.2',
} as const;

const others: Readonly<Record<string, Letter>> = {
  1: { width: 3.6, path: 'M-.2 3.4L3.6 0V14' },
  I: { width: 0, path: 'M0 0V14' },
  J: { width: 6, path: 'M6 0V10.6A3 3.4 0 0 1 0 10.6' },
  M: { width: 10, path: 'M0 14V0L5 9L10 0V14' },
  W: { width: 12, path: 'M-.4 0L3 14L6 2L9 14L12.4 0' },
  '.': { width: 0, path: dot },
  '-': { width: 4.4, path: 'M0 7.4H4.4' },
  '/': { width: 5.4, path: 'M0 14L5.4 0' },
  '+': { width: 6.6, path: 'M0 7.4H6.6M3.3 4.1V10.7' },
  '*': { width: 5.4, path: 'M2.7 4V10M.1 5.5L5.3 8.5M5.3 5.5L.1 8.5' },
  '?': { width: 6.8, path: 'M0 3.6A3.4 3.4 0 1 1 5.2 6.4C3.8 7.4 3.4 8.2 3.4 10M3.4 13.6V14' },
  ' ': { width: 2, path: '' },
};

export const letters: ReadonlyMap<string, Letter> = new Map([
  ...Object.entries(eights).map(([letter, path]) => [letter, { width: 8, path }] as const),
  ...Object.entries(others),
]);
