import type { BilingualText, RedFlag } from '../decoded-sheet.ts';

/** Shares of the picture's width and height. */
export interface SheetPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One recognised sign of a line, with the others that it may be, the likeliest first. */
export interface ReadSign {
  sign: string;
  p: number;
  others: readonly (readonly [sign: string, p: number])[];
  /** Where its middle stands, as a share of the line's width. */
  at: number;
}

/** A line of writing as a reader has seen it. */
export interface ReadLine {
  place: SheetPlace;
  signs: readonly ReadSign[];
}

/** How sure a phrase is: as recognised; with likely other signs; with one or two signs mended by nearness. */
export const readHows = ['exact', 'alternative', 'near'] as const;
export type ReadHow = (typeof readHows)[number];

export interface ReadPhrase {
  /** As recognised; with a meaning, as mended. */
  japanese: string;
  /** One for each line that it stands on. */
  places: SheetPlace[];
  /** Null if it was not read. */
  meaning: BilingualText | null;
  how: ReadHow | null;
  flag: RedFlag | null;
  /** It was not read, but looks like a phrase that raises this flag. */
  suspicion: RedFlag | null;
}

export const notedAreas = ['points', 'remarks'] as const;
export type NotedArea = (typeof notedAreas)[number];

export const sheetFields = ['serial', 'grade', 'mileage', 'hours'] as const;
export type SheetField = (typeof sheetFields)[number];

/** All that a reader has seen on a sheet, before anybody asks for its meaning. */
export interface SeenSheet {
  /** The name of the form; null if it is not known, and then nothing says where a line stands. */
  form: string | null;
  lines: readonly (ReadLine & { area: string | null })[];
  /** The boxes of the form for notes. */
  rooms: Readonly<Partial<Record<NotedArea, SheetPlace>>>;
  fields: readonly { field: SheetField; place: SheetPlace; signs: readonly ReadSign[] }[];
  /** Printed choices with a ring. */
  ringed: readonly { field: string; print: string; place: SheetPlace }[];
}

export interface SheetReading {
  form: string | null;
  /** Without an area on a form that is not known. */
  notes: (ReadPhrase & { area: NotedArea | null })[];
  fields: { field: SheetField; value: string; place: SheetPlace }[];
  /** Printed choices that a ring makes true; those without a meaning are told as printed. */
  ringed: { field: string; print: string; meaning: BilingualText; place: SheetPlace }[];
  /** The print of the form, for the picture alone. */
  labels: { meaning: BilingualText; place: SheetPlace }[];
}
