import { type DecodedSheet, type RedFlag, redFlags } from './decoded-sheet.ts';
import { denial, flagWords, mileageSigns } from './flags.data.ts';
import { plainText } from './plain-text.ts';

type Flag = DecodedSheet['flags'][number];

const patterns = redFlags.map((flag) => ({
  flag,
  says: new RegExp(`(?:${flagWords[flag].join('|')})(?!${denial})`),
}));

/** What the phrases say, each thing once, by the first that says so. */
export function findFlags(repairedGrade: string | null, mileageNote: string, phrases: readonly string[]): Flag[] {
  const plain = phrases.map((phrase) => ({ phrase, text: plainText(phrase) }));
  const bySign = mileageSigns.test(plainText(mileageNote)) ? mileageNote.trim() : null;
  const known: Partial<Record<RedFlag, string | null>> = { repaired: repairedGrade, mileageUnknown: bySign };
  return patterns.flatMap(({ flag, says }) => {
    const source = known[flag] ?? plain.find(({ text }) => says.test(text))?.phrase;
    return source === undefined ? [] : [{ flag, source }];
  });
}
