/** Whether texts hold a part, however it is capitalised: as ILIKE has it, letter by letter. */
export function holdsText(part: string): (text: string) => boolean {
  const wanted = lowered(part);
  return (text) => lowered(text).includes(wanted);
}

const plain = /^[\0-\u007f]*$/;

/** JavaScript knows letters whose small form depends on what stands beside them, or is two letters; PostgreSQL does not. */
function lowered(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
}
