import type { Language } from '@seri/domain/common/languages';

const megabyte = 2 ** 20;

/** `3.4 MB`, `120 kB`; `3,4 МБ`, `120 кБ`. */
export function sizeText(language: Language, bytes: number): string {
  const isSmall = bytes < megabyte;
  const size = isSmall ? Math.ceil(bytes / 1024) : bytes / megabyte;
  const form = { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'ru', form).format(size);
}
