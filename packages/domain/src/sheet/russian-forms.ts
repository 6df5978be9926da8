export type Gender = 'm' | 'f' | 'n' | 'pl';

const genders: readonly Gender[] = ['m', 'f', 'n', 'pl'];

/** Picks the form for a noun’s gender: `нов|ый|ая|ое|ые` is a stem and four endings. Words without endings stay as they are. */
export function agree(forms: string, gender: Gender): string {
  return forms
    .split(' ')
    .map((word) => {
      const [stem = '', ...endings] = word.split('|');
      return stem + (endings[genders.indexOf(gender)] ?? '');
    })
    .join(' ');
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
