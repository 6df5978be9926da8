import type { Language } from '@seri/domain/languages';

/** 2487 cc is 2.5 litres, 660 is 0.66: two figures say enough. */
export function litres(cc: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(cc / 1000);
}

/** Whole thousands of km; under one thousand a decimal. */
export function thousands(km: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: km < 1000 ? 1 : 0, useGrouping: false }).format(
    km / 1000,
  );
}
