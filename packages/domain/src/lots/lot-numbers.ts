/** Lot numbers as people write them: single ones, ranges and lists, such as 20110-20140,30001. */
export interface LotNumbers {
  from: number;
  to: number;
}

/** More than anybody types or pastes. */
const mostParts = 200;
const part = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/** Null if the text is not a list of lot numbers. A range may be written backwards. */
export function parseLotNumbers(text: string): LotNumbers[] | null {
  const parts = splitLotNumbers(text);
  if (parts.length > mostParts) return null;
  const numbers = parts.map(parsePart);
  return numbers.some((one) => one === null) ? null : (numbers as LotNumbers[]);
}

export function formatLotNumbers(numbers: readonly LotNumbers[]): string {
  return numbers.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',');
}

/** Blanks around a hyphen are ignored; between two numbers they separate, as line breaks and commas do. */
function splitLotNumbers(text: string): string[] {
  return text
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .split(/[\s,]+/)
    .filter(Boolean);
}

function parsePart(text: string): LotNumbers | null {
  const [, first, last = first] = part.exec(text) ?? [];
  if (first === undefined) return null;
  const [a, b] = [Number(first), Number(last)];
  return { from: Math.min(a, b), to: Math.max(a, b) };
}
