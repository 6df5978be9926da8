/** Russian letters as names of cars are spelt with them; the two signs have no sound. */
const russian = 'абвгдеёжзийклмнопрстуфхцчшщыэюя';
const latin = 'a b v g d e e j z i i k l m n o p r s t u f h ts ch sh sh i e iu ia'.split(' ');

/** Spellings of one sound become one letter, in this order; what is left of `c` is the sound of ч. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/wgn/g, 'wagon'],
  [/sch/g, 'sh'],
  [/tch/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ch/g, 'c'],
  [/ph/g, 'f'],
  [/(?<=[kstw])h/g, ''],
  [/gh(?=t)/g, ''],
  [/qu?/g, 'kv'],
  [/(?<=[aeiou])w(?![aeiouy])/g, 'u'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/t?z|t+s/g, 's'],
  [/d?j/g, 'g'],
  [/y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
];

/** Small letters and digits alone: N-BOX and n box are one name. */
export function plainKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Equal for what sounds alike, in Latin or in Russian letters: Corolla and королла, Alphard and альфард. */
export function soundKey(text: string): string {
  const letters = text.toLowerCase().normalize('NFC');
  const spelt = letters.replaceAll(/[а-яё]/g, (letter) => latin[russian.indexOf(letter)] ?? '');
  return sounds.reduce((key, [spelling, sound]) => key.replaceAll(spelling, sound), plainKey(spelt));
}

/** Its consonants, with a dot for the vowels between them: people hear vowels differently, as in Outlander, аутлендер. */
export function consonantKey(text: string): string {
  return soundKey(text).replaceAll(/[aeiou]+/g, '.');
}
