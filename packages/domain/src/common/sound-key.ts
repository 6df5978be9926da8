/** The two lists have the same order. The hard and the soft sign are left out: they have no sound. */
const russian = 'абвгдеёжзийклмнопрстуфхцчшщыэюя';
const latin = 'a b v g d e e j z i i k l m n o p r s t u f h ts ch sh sh i e iu ia'.split(' ');

/** Reduces the spellings of a sound to one letter. The order matters; in the end `c` is the sound of ч. */
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

/** Keeps letters and digits in lower case: N-BOX and n box have one key. */
export function plainKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Names that sound alike have one key, in Latin or Russian letters: Corolla and королла, Alphard and альфард. */
export function soundKey(text: string): string {
  const letters = text.toLowerCase().normalize('NFC');
  const transliterated = letters.replaceAll(/[а-яё]/g, (letter) => latin[russian.indexOf(letter)] ?? '');
  return sounds.reduce((key, [spelling, sound]) => key.replaceAll(spelling, sound), plainKey(transliterated));
}

/** The sound key with a dot for each group of vowels: people hear vowels differently, as in Outlander and аутлендер. */
export function consonantKey(text: string): string {
  return soundKey(text).replaceAll(/[aeiou]+/g, '.');
}
