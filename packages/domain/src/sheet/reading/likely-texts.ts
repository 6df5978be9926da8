import { certaintyOf } from './certainty-of.ts';
import { dent } from './is-dent.ts';
import type { ReadSign } from './reading.ts';

/** A reader is as good as sure of signs above this. */
const sure = 0.93;
const mostDoubts = 5;
const mostChoices = 4;
const mostTexts = 40;
/** A dent is taken for a square, however sure the reader is. */
const squares = 'ロ口□西';
const dentShare = 0.4;

export interface LikelyText {
  text: string;
  /** How sure each sign is. */
  ps: readonly number[];
  /** The probability of the whole, beside that of the likeliest text. */
  weight: number;
}

function withDent(sign: ReadSign): ReadSign {
  if (!squares.includes(sign.sign)) return sign;
  return { ...sign, p: Math.min(sign.p, sure - 0.01), others: [[dent, sign.p * dentShare], ...sign.others] };
}

/** The texts that the signs may be, the likeliest first; the first is as recognised. */
export function likelyTexts(signs: readonly ReadSign[]): LikelyText[] {
  const doubtful = signs
    .map((sign, index) => ({ sign: withDent(sign), index }))
    .filter(({ sign }) => sign.p < sure && sign.others.length > 0)
    .toSorted((one, other) => one.sign.p - other.sign.p)
    .slice(0, mostDoubts);
  let texts = [
    { signs: signs.map(({ sign }) => sign), ps: signs.map((sign) => certaintyOf(sign, sign.sign)), weight: 1 },
  ];
  for (const { sign, index } of doubtful) {
    const choices = [[sign.sign, sign.p] as const, ...sign.others].slice(0, mostChoices);
    texts = texts
      .flatMap((text) =>
        choices.map(([other, p]) => ({
          signs: text.signs.with(index, other),
          ps: text.ps.with(index, certaintyOf(sign, other)),
          weight: (text.weight * p) / sign.p,
        })),
      )
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, mostTexts);
  }
  return texts.map((text) => ({ text: text.signs.join(''), ps: text.ps, weight: text.weight }));
}
