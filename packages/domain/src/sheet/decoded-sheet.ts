/** What a house has written, in the reader's languages. */
export interface Said {
  en: string;
  ru: string;
}

/** One of the sheet's own codes or phrases, and what it says; null where no glossary knows it. */
export interface Decoded {
  code: string;
  meaning: Said | null;
}

export const sheetGradeParts = ['overall', 'exterior', 'interior'] as const;
export type SheetGradePart = (typeof sheetGradeParts)[number];

export interface DecodedGrade extends Decoded {
  part: SheetGradePart;
}

/** How bad a mark is: small ones are the wear of use, severe ones were repaired or must be. */
export type MarkWeight = 'small' | 'plain' | 'severe';

/** A damage mark: what, how large, and where on the vehicle; `x` and `y` in percent of its map. */
export interface DecodedMark extends Decoded {
  x: number;
  y: number;
  place: Said | null;
  size: Said | null;
  weight: MarkWeight;
}

/** What makes a buyer think twice, wherever on the sheet it was said. */
export const redFlags = ['repaired', 'flooded', 'mileageUnknown'] as const;
export type RedFlag = (typeof redFlags)[number];

/** An auction sheet as its glossary reads it. */
export interface DecodedSheet {
  /** Whose codes they are, such as USS; empty where the common ones were used. */
  glossary: string;
  grades: DecodedGrade[];
  marks: DecodedMark[];
  equipment: Decoded[];
  /** The seller's words, then the inspector's, phrase by phrase. */
  points: Decoded[];
  remarks: Decoded[];
  /** Each with the code or phrase that says so. */
  flags: { flag: RedFlag; source: string }[];
}

/** What stands on a sheet, as a feed brings it. */
export interface SheetFacts {
  houseName: string;
  /** Only of cars is there a map, and so a place of each mark. */
  isCar: boolean;
  condition: string;
  exterior: string;
  interior: string;
  marks: readonly { code: string; x: number; y: number }[];
  equipment: string;
  points: string;
  remarks: string;
  mileageNote: string;
}
