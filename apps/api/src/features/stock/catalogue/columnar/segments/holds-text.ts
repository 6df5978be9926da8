/** Tests whether a text contains a part, ignoring case letter by letter, as PostgreSQL's ILIKE does. */
export function holdsText(part: string): (text: string) => boolean {
  const wanted = lowered(part);
  return (text) => lowered(text).includes(wanted);
}

const plain = /^[\0-\u007f]*$/;

/**
 * JavaScript has letters whose lower case depends on their neighbours, or is two letters long; PostgreSQL has none, so each
 * letter is lowered by itself.
 */
function lowered(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
}
