import { plainSpellings } from '../plain-text.ts';
import { featureRows } from './features.data.ts';
import { type FindingRow, findingRows, pastRows } from './findings.data.ts';
import { otherPartRows, paperRows, type PartRow, partRows } from './parts.data.ts';
import {
  actionRows,
  amountRows,
  extentRows,
  qualityRows,
  sayingRows,
  sideRows,
  signRows,
  stateRows,
} from './said-of.data.ts';
import type { Finding, Part, Word } from './word.ts';

type Entries = readonly (readonly [written: string, word: Word])[];

/** Words by their plain spelling; `longest` is the length of the longest spelling. */
export interface WordTable {
  words: ReadonlyMap<string, Word>;
  longest: number;
}

const part =
  (inspected: boolean) =>
  ([written, en, ru, gender]: PartRow): [string, Part] => [written, { kind: 'part', en, ru, gender, inspected }];

const finding =
  (ofWhole: boolean) =>
  ([written, en, ru, gender, genitive]: FindingRow): [string, Finding] => {
    const lacking = { en: `no ${en}`, ru: `без ${genitive}` };
    return [written, { kind: 'finding', en, ru, gender, ofWhole, lacking }];
  };

/** An action is a word in four ways: done (交換, 交換済, 交換歴), its traces (交換跡), needed (要交換), not done (未交換). */
const actions: Entries = actionRows.flatMap(([written, done, doing, forms, noun, genitive]): Entries => {
  const each = (spell: (act: string) => string) => written.split('|').map(spell).join('|');
  const lacking = { en: `no ${doing}`, ru: `без ${genitive}` };
  const traces = { en: `${doing} marks`, ru: `следы ${genitive}` };
  const noTraces = { en: `no ${doing} marks`, ru: `без следов ${genitive}` };
  return [
    [each((act) => `${act}|${act}済|${act}歴|${act}車`), { kind: 'state', en: done, ru: forms, lacking }],
    [
      each((act) => `${act}跡|${act}痕`),
      { kind: 'finding', ...traces, gender: 'pl', ofWhole: false, lacking: noTraces },
    ],
    [each((act) => `要${act}|${act}要`), { kind: 'state', en: `${doing} needed`, ru: `требуется ${noun}` }],
    [each((act) => `未${act}`), { kind: 'state', en: `not ${done}`, ru: `не ${forms}` }],
  ];
});

const commonEntries: Entries = [
  ...partRows.map(part(true)),
  ...[...featureRows, ...paperRows].map(part(false)),
  ...actions,
  ...findingRows.map(finding(false)),
  ...pastRows.map(finding(true)),
  ...sideRows.map(([written, en, forms, ru]): [string, Word] => [written, { kind: 'side', en, ru, forms }]),
  ...qualityRows.map(([written, en, ru]): [string, Word] => [written, { kind: 'quality', en, ru }]),
  ...amountRows.map(([written, one, many, forms]): [string, Word] => [written, { kind: 'amount', one, many, forms }]),
  ...extentRows.map(([written, en, ru]): [string, Word] => [written, { kind: 'extent', en, ru }]),
  ...stateRows.map(([written, en, ru]): [string, Word] => [written, { kind: 'state', en, ru }]),
  ...sayingRows.map(([written, en, ru]): [string, Word] => [written, { kind: 'saying', en, ru }]),
  ...signRows.map(([written, kind]): [string, Word] => [written, { kind }]),
];

function tableOf(entries: Entries): WordTable {
  const words = new Map(
    entries.flatMap(([written, word]) => plainSpellings(written).map((text) => [text, word] as const)),
  );
  return { words, longest: Math.max(...[...words.keys()].map((text) => text.length)) };
}

const carWords = tableOf(commonEntries);
const otherWords = tableOf([...commonEntries, ...otherPartRows.map(part(true))]);

/** Some words mean something else on bikes and machines. */
export const wordsFor = (isCar: boolean): WordTable => (isCar ? carWords : otherWords);
