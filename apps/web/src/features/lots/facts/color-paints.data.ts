/** Swatches of the colours that feeds are known to use, by the names of their texts. */
export const colorPaints = {
  white: '#f4f6f5',
  pearl: '#ece7dc',
  black: '#1c1e22',
  silver: '#b9bfc4',
  gray: '#757b82',
  blue: '#2450a0',
  lightBlue: '#7fb2dc',
  red: '#b3261e',
  wine: '#6d1f2d',
  green: '#2f6b40',
  khaki: '#6f6d52',
  beige: '#d3c3a0',
  brown: '#6b4a34',
  gold: '#b99a52',
  orange: '#d9701f',
  yellow: '#e3bd2f',
  purple: '#5b3b82',
  pink: '#e2a3b5',
} as const;

export type ColorName = keyof typeof colorPaints;
