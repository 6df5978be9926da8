import type { Language } from '@seri/domain/common/languages';
import type { SheetPlace, SheetReading } from '@seri/domain/sheet/reading/reading';
import { capitalised } from '@seri/domain/sheet/russian-forms';

export type SheetWordLook = 'label' | 'note' | 'flag' | 'unread';

/** Something to be written on the picture, or marked there. */
export interface SheetWord {
  places: readonly SheetPlace[];
  text: string;
  look: SheetWordLook;
  /** Its number in the list beside the picture; labels are in none. */
  number: number | null;
}

export function wordsOf({ notes, labels }: SheetReading, language: Language): SheetWord[] {
  return [
    ...labels.map(({ place, meaning }): SheetWord => ({
      places: [place],
      text: meaning[language],
      look: 'label',
      number: null,
    })),
    ...notes.map(({ places, meaning, flag }, index): SheetWord => {
      const number = index + 1;
      if (!meaning) return { places, text: '', look: 'unread', number };
      return { places, text: capitalised(meaning[language]), look: flag ? 'flag' : 'note', number };
    }),
  ];
}
