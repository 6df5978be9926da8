/** The same keys of the two keyboards. */
const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const otherKeys = pairs(latinKeys + russianKeys, russianKeys + latinKeys);

/** Russian letters that look like a Latin one: a chassis code taken from a Russian list is often full of them. */
const lookalikes = pairs('авекмнорстух', 'abekmhopctyx');

/** What the same keys would have written in the other layout: ghbec is приус, зкшгы is prius. */
export function inOtherLayout(text: string): string {
  return exchange(text, otherKeys);
}

/** With Russian letters taken for the Latin ones they look like. */
export function asItLooks(text: string): string {
  return exchange(text, lookalikes);
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(from.split('').map((letter, at) => [letter, to[at] ?? letter]));
}

function exchange(text: string, letters: ReadonlyMap<string, string>): string {
  return text.toLowerCase().replaceAll(/./g, (letter) => letters.get(letter) ?? letter);
}
