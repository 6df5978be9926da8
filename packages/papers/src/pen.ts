import { Text, View } from '@react-pdf/renderer';
import type { Language } from '@seri/domain/common/languages';
import { dayText } from '@seri/domain/invoices/day-text';
import type { PaperLanguage } from '@seri/domain/invoices/paper-snapshot';
import type { BilingualText } from '@seri/domain/sheet/decoded-sheet';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { createElement, type ReactElement } from 'react';
import type { Faces } from './faces.ts';
import type { TextLook } from './look.data.ts';
import { type PaperWord, paperWords } from './words.data.ts';
import { wrapText } from './wrap-text.ts';

/** Writes the texts of one paper, in its language or both. */
export interface Pen {
  languages: readonly Language[];
  say: (word: PaperWord) => string;
  tell: (text: BilingualText) => string;
  day: (day: JapanDay) => string;
  /** Every text knows its width, so that none runs over its edge. */
  write: (text: string, look: TextLook, width: number, align?: 'left' | 'right' | 'center') => ReactElement;
}

/** For the space between letters that belong together, which the measure does not know. */
const spare = 1.02;
/** Digits are all set as wide as this one. */
const widestDigit = '0';

export function openPen(language: PaperLanguage, { advanceOf }: Faces): Pen {
  const languages: readonly Language[] = language === 'both' ? ['en', 'ru'] : [language];
  const inBoth = (textIn: (one: Language) => string) => [...new Set(languages.map(textIn))].join(' / ');
  const tell = (text: BilingualText) => inBoth((one) => text[one]);
  return {
    languages,
    tell,
    say: (word) => tell(paperWords[word]),
    day: (day) => inBoth((one) => dayText(day, one)),
    write: (text, look, width, align = 'left') => {
      const emsOf = (sign: string) => advanceOf(/\d/.test(sign) ? widestDigit : sign, look.fontWeight) ?? 1;
      const widthOf = (part: string) => Array.from(part).reduce((sum, sign) => sum + emsOf(sign), 0) * look.fontSize;
      const lines = wrapText(text.normalize('NFC'), width / spare, widthOf);
      const style = { ...look, width, textAlign: align };
      // Lines are texts of their own, since a line feed is a sign that no font has.
      const drawn = lines.map((line) => createElement(Text, { style }, line === '' ? '\u00A0' : line));
      const [only] = drawn;
      return only && drawn.length === 1 ? only : createElement(View, { style: { width } }, ...drawn);
    },
  };
}
