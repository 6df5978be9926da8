import type { Language } from '@seri/domain/common/languages';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a format costs a hundred times as much as using it. */
function formatIn(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Two significant digits: 2487 cc is 2.5 litres, 660 cc is 0.66. */
export function litres(cc: number, language: Language): string {
  return formatIn(language, { maximumSignificantDigits: 2 }).format(cc / 1000);
}

/** Whole thousands of km, with one decimal below one thousand. */
export function thousands(km: number, language: Language): string {
  return formatIn(language, { maximumFractionDigits: km < 1000 ? 1 : 0, useGrouping: false }).format(km / 1000);
}
