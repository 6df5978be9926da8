export interface BilingualText {
  en: string;
  ru: string;
}

/** A code or phrase of the sheet with its meaning; null if the glossary does not know it. */
export interface Decoded {
  code: string;
  meaning: BilingualText | null;
}

export const sheetGradeParts = ['overall', 'exterior', 'interior'] as const;
export type SheetGradePart = (typeof sheetGradeParts)[number];

export interface DecodedGrade extends Decoded {
  part: SheetGradePart;
}

/** Small marks are wear from use; severe ones need repair, or were repaired badly. */
export type MarkWeight = 'small' | 'plain' | 'severe';

/** `x` and `y` are percent of the map's width and height. */
export interface DecodedMark extends Decoded {
  x: number;
  y: number;
  place: BilingualText | null;
  size: BilingualText | null;
  weight: MarkWeight;
}

export const redFlags = ['repaired', 'flooded', 'mileageUnknown'] as const;
export type RedFlag = (typeof redFlags)[number];

export interface DecodedSheet {
  /** The family of houses whose glossary was used, such as USS; empty for the common one. */
  glossary: string;
  grades: DecodedGrade[];
  marks: DecodedMark[];
  equipment: Decoded[];
  /** The seller's phrases. */
  points: Decoded[];
  /** The inspector's phrases. */
  remarks: Decoded[];
  /** `source` is the code or phrase that raised the flag. */
  flags: { flag: RedFlag; source: string }[];
}

export interface SheetFacts {
  houseName: string;
  /** Only cars have a map, so only their marks have a place. */
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
