import type { Language } from '@seri/domain/common/languages';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs a hundred times its use. */
function formatIn(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}

/** 2487 cc is 2.5 litres, 660 is 0.66: two figures say enough. */
export function litres(cc: number, language: Language): string {
  return formatIn(language, { maximumSignificantDigits: 2 }).format(cc / 1000);
}

/** Whole thousands of km; under one thousand a decimal. */
export function thousands(km: number, language: Language): string {
  return formatIn(language, { maximumFractionDigits: km < 1000 ? 1 : 0, useGrouping: false }).format(km / 1000);
}
