/** Letters of the same keys, in the same order. */
const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const otherKeys = pairs(latinKeys + russianKeys, russianKeys + latinKeys);

/** Russian letters that look like Latin ones. Chassis codes copied from Russian lists often contain them. */
const lookalikes = pairs('авекмнорстух', 'abekmhopctyx');

/** Turns ghbec into приус and зкшгы into prius. */
export function inOtherLayout(text: string): string {
  return exchange(text, otherKeys);
}

export function withLatinLookalikes(text: string): string {
  return exchange(text, lookalikes);
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(from.split('').map((letter, index) => [letter, to[index] ?? letter]));
}

function exchange(text: string, letters: ReadonlyMap<string, string>): string {
  return text.toLowerCase().replaceAll(/./g, (letter) => letters.get(letter) ?? letter);
}
