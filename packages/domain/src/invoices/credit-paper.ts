import type { PaperItem, SalePaper } from './paper-snapshot.ts';

/**
 * R90: the credit note of an invoice, with the lines that it gives back by their places on the invoice. It says nothing else
 * that the invoice did not say, but for the reason.
 */
export function creditPaper(
  invoice: SalePaper,
  credits: ReadonlyMap<number, number>,
  { seller, reason }: { seller: SalePaper['seller']; reason: string },
): SalePaper {
  let place = -1;
  const items = invoice.items.map((item): PaperItem => ({
    ...item,
    lines: item.lines.flatMap((line) => {
      place += 1;
      const amount = credits.get(place);
      return amount === undefined ? [] : [{ ...line, amount }];
    }),
  }));
  return {
    ...invoice,
    kind: 'credit_note',
    number: null,
    seller,
    dueOn: null,
    bank: null,
    rate: null,
    cancels: invoice.number,
    replaces: null,
    remarks: reason === '' ? null : { en: reason, ru: reason },
    items: items.filter(({ lines }) => lines.length > 0),
  };
}
