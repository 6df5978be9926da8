import type { ReadLine, SeenSheet, SheetField, SheetPlace } from '@seri/domain/sheet/reading/reading';

const place = (y: number, width = 0.4): SheetPlace => ({ x: 0.1, y, width, height: 0.02 });

const signsOf = (text: string): ReadLine['signs'] =>
  Array.from(text, (sign, index) => ({ sign, p: 0.99, others: [], at: (index + 0.5) / text.length }));

export const seenLine = (text: string, y = 0.5): ReadLine => ({ place: place(y), signs: signsOf(text) });

/** The sheet has enough printed words to pass for a form. */
export function seenSheetOf(remarks: readonly string[], fields: Partial<Record<SheetField, string>> = {}): SeenSheet {
  const printed = ['車名', 'グレード', '型式', '排気量', '走行距離', '車検', '駆動', '修復歴'];
  return {
    form: 'ruled',
    lines: [
      ...printed.map((text, index) => ({ ...seenLine(text, index / 50), area: 'table' })),
      ...remarks.map((text, index) => ({ ...seenLine(text, 0.5 + index / 30), area: 'remarks' })),
    ],
    rooms: { remarks: { x: 0, y: 0.4, width: 1, height: 0.5 } },
    fields: Object.entries(fields).map(([field, text]) => ({
      field: field as SheetField,
      place: place(0.3),
      signs: signsOf(text),
    })),
    ringed: [],
  };
}
