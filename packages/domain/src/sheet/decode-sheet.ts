import type { Decoded, DecodedSheet, SheetFacts } from './decoded-sheet.ts';

const unknown = (code: string): Decoded => ({ code, meaning: null });

/** R45: the sheet's own codes in the reader's words; what no glossary knows is shown as it stands. */
export function decodeSheet({ condition, marks, equipment, points, remarks }: SheetFacts): DecodedSheet {
  return {
    glossary: '',
    grades: condition === '' ? [] : [{ ...unknown(condition), part: 'overall' }],
    marks: marks.map((mark) => ({ ...mark, meaning: null, place: null, size: null, weight: 'plain' })),
    equipment: equipment.split(/\s+/).filter(Boolean).map(unknown),
    points: points.split('・').filter(Boolean).map(unknown),
    remarks: remarks.split('、').filter(Boolean).map(unknown),
    flags: [],
  };
}
