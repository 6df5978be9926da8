import { type DecodedSheet, type RedFlag, redFlags } from './decoded-sheet.ts';
import { denial, flagWords, mileageSigns } from './flags.data.ts';
import { plainText } from './plain-text.ts';

type RaisedFlag = DecodedSheet['flags'][number];

const patterns = redFlags.map((flag) => ({
  flag,
  pattern: new RegExp(`(?:${flagWords[flag].join('|')})(?!${denial})`),
}));

/** Each flag is raised once, by the first source that says so. */
export function findFlags(repairedGrade: string | null, mileageNote: string, phrases: readonly string[]): RaisedFlag[] {
  const plain = phrases.map((phrase) => ({ phrase, text: plainText(phrase) }));
  const bySign = mileageSigns.test(plainText(mileageNote)) ? mileageNote.trim() : null;
  const known: Partial<Record<RedFlag, string | null>> = { repaired: repairedGrade, mileageUnknown: bySign };
  return patterns.flatMap(({ flag, pattern }) => {
    const source = known[flag] ?? plain.find(({ text }) => pattern.test(text))?.phrase;
    return source === undefined ? [] : [{ flag, source }];
  });
}
