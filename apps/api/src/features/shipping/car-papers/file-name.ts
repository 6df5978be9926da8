import type { Language } from '@seri/domain/common/languages';
import { paperName } from './car-papers.query.ts';
import type { ReadPaper } from './paper-rows.read.ts';

/** Signs that file systems keep for themselves, and those that are not seen or turn the direction of a text. */
const unfit = /[\\/<>:"|?*\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
const longest = 100;

type NamedPaper = Pick<ReadPaper, 'kind' | 'title' | 'number' | 'media'>;

/** The name of a paper on a disk: its kind, its number and its title. */
export function fileNameOfPaper(paper: NamedPaper, language: Language): string {
  const name = paperName(paper, language).normalize('NFC').replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${Array.from(name).slice(0, longest).join('').trim()}.${paper.media}`;
}
