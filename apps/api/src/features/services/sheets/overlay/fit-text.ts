/** The width of a text in ems. */
export type Measure = (text: string) => number;

export interface FittedText {
  lines: string[];
  size: number;
}

interface TextRoom {
  width: number;
  height: number;
  /** The largest and the smallest letters. */
  most: number;
  least: number;
}

const lead = 1.08;
const step = 0.5;

/** The largest letters with which the text fits the room, in as many lines as it takes; null if not even the smallest fit. */
export function fitText(text: string, measure: Measure, { width, height, most, least }: TextRoom): FittedText | null {
  for (let size = most; size >= least; size -= step) {
    const lines = wrap(text, measure, width / size);
    if (lines && lines.length * size * lead <= height) return { lines, size };
  }
  return null;
}

/** Null if a word is wider than the room. */
function wrap(text: string, measure: Measure, width: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) line = longer;
    else if (line === '' || measure(word) > width) return null;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
