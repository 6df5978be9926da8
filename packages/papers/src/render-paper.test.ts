import type { TaxMark } from '@seri/domain/charges/tax-marks';
import type { PaperItem, PaperLanguage, PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { totalOfLines } from '@seri/domain/invoices/paper-totals';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import { describe, expect, it } from 'vitest';
import { sheet } from './look.data.ts';
import { type PdfText, readPdf, type ReadPdf, rowsOf } from './read-pdf.testkit.ts';
import { renderPaper } from './render-paper.ts';
import {
  exampleBuyer,
  exampleCar,
  exampleCars,
  exampleReceipt,
  exampleSale,
  exampleSeller,
  exampleStatement,
} from './snapshots.testkit.ts';

const long = 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ «ЁЛКИ-ПАЛКИ И КОНСТРУКТОРСКОЕ БЮРО № 7»';
const unbroken = 'W'.repeat(80);

const papers: [string, PaperSnapshot][] = [
  ['an invoice', exampleSale()],
  ['a Russian invoice', exampleSale({ language: 'ru' })],
  ['one in both languages', exampleSale({ language: 'both' })],
  ['a draft', exampleSale({ number: null, consignee: null })],
  ['a proforma of a deposit', depositOf('en')],
  ['a credit note', exampleSale({ kind: 'credit_note', number: '2026-004118', cancels: '2026-004117', bank: null })],
  ['one of many cars', exampleSale({ language: 'both', items: exampleCars(25) })],
  ['one of long names', longNames('both')],
  ['one of long remarks', exampleSale({ remarks: { en: 'The boot is full. '.repeat(400), ru: '' } })],
  ['a statement', exampleStatement(40)],
  ['a Russian statement', exampleStatement(0, { language: 'ru' })],
  ['a receipt', exampleReceipt({ language: 'both' })],
];

function depositOf(language: PaperLanguage): PaperSnapshot {
  const items: PaperItem[] = [
    { car: null, lines: [{ kind: 'deposit', label: null, amount: 100_000, tax: 'outside' }] },
  ];
  return exampleSale({
    kind: 'proforma',
    purpose: 'deposit',
    number: 'P2026-000012',
    language,
    terms: null,
    route: null,
    consignee: null,
    items,
  });
}

function longNames(language: PaperLanguage): PaperSnapshot {
  const party = { ...exampleBuyer, name: unbroken, email: `${unbroken}@example.com` };
  const items = [exampleCar(0, { name: long, chassis: unbroken, colour: long, house: unbroken, stockNo: unbroken })];
  return exampleSale({ language, buyer: { ...party, name: long }, consignee: party, notify: party, items });
}

const drawn = new Map<PaperSnapshot, Promise<ReadPdf>>();

function read(snapshot: PaperSnapshot): Promise<ReadPdf> {
  let paper = drawn.get(snapshot);
  if (!paper) drawn.set(snapshot, (paper = renderPaper(snapshot).then(readPdf)));
  return paper;
}

const textOf = ({ pages }: ReadPdf) => pages.flatMap(rowsOf).join('\n');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('R90 a paper', () => {
  it.each(papers)('%s is a file of the archive form PDF/A-2b', async (_name, snapshot) => {
    const { version, xmp, intents, fonts, trailer, catalogue } = await read(snapshot);
    expect(version).toBe('1.7');
    expect(xmp).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(intents.map(({ head }) => /\/S \/(\w+)/.exec(head)?.[1])).toEqual(['GTS_PDFA1']);
    // An ICC profile bears this word at its 36th byte.
    expect(intents[0]!.profile.toString('latin1', 36, 40)).toBe('acsp');
    expect(trailer).toContain('/ID [');
    expect(trailer + catalogue).not.toMatch(/\/Encrypt|\/JavaScript|\/OpenAction|\/AcroForm/);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    expect(fonts.map(({ name }) => name.replace(/^\w{6}\+/, '')).toSorted()).toEqual([
      'GolosText-Regular',
      'GolosText-SemiBold',
    ]);
  });

  it.each(papers)('%s has no text over the margin and no sign without a glyph', async (_name, snapshot) => {
    const { pages } = await read(snapshot);
    const spare = 0.5;
    const isInside = ({ x, y }: PdfText['from']) =>
      x > sheet.side - spare &&
      x < sheet.width - sheet.side + spare &&
      y > sheet.bottom - spare &&
      y < sheet.height - sheet.top;
    expect(pages.flat().filter(({ from, to }) => !isInside(from) || !isInside(to))).toEqual([]);
    expect(pages.flat().filter(({ text }) => ['\uFFFD', '\0'].some((sign) => text.includes(sign)))).toEqual([]);
  });

  it('has the same bytes again, whatever was drawn between', async () => {
    const first = await renderPaper(exampleSale({ language: 'both' }));
    await renderPaper(exampleSale({ language: 'ru', remarks: { en: '', ru: 'АВЕКМНОРСТХ A-B 車両' } }));
    const [again, other] = await Promise.all([
      renderPaper(exampleSale({ language: 'both' })),
      renderPaper(exampleSale({ language: 'both', number: '2026-004118' })),
    ]);
    expect(Buffer.from(again).equals(first)).toBe(true);
    expect(Buffer.from(other).equals(first)).toBe(false);
  });

  it('sets Japanese in a font of its own, embedded too', async () => {
    const paper = await read(exampleSale({ buyer: { ...exampleBuyer, name: '株式会社山田自動車' } }));
    expect(textOf(paper)).toContain('株式会社山田自動車');
    expect(paper.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });

  it('has a logo in place of the word for it', async () => {
    const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const paper = await renderPaper(exampleSale({ seller: { ...exampleSeller, logo } }));
    expect(textOf(readPdf(paper))).not.toContain('SERI .');
    expect(Buffer.from(paper).toString('latin1')).toContain('/Subtype /Image');
    expect(textOf(await read(exampleSale()))).toContain('SERI .');
  });

  it('is not made with a sign that no font has', async () => {
    const remarks = { en: 'Thank you 😀', ru: '' };
    await expect(renderPaper(exampleSale({ remarks }))).rejects.toThrow('No font has the signs 😀.');
    await expect(renderPaper(exampleSale())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('says on each page that it is a preview, and otherwise on none', async () => {
    const { pages } = readPdf(await renderPaper(exampleSale({ items: exampleCars(25) }), true));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map((page) => rowsOf(page).filter((row) => row.includes('PREVIEW')).length)).toEqual(
      pages.map(() => 1),
    );
    expect(textOf(await read(exampleSale()))).not.toContain('PREVIEW');
  });
});

describe('R90 what an invoice says', () => {
  it.each<[PaperLanguage, string[]]>([
    ['en', ['Invoice', '20 Nov 2026', '27 Nov 2026', 'CFR Vladivostok', 'Yokohama → Vladivostok', 'One million']],
    [
      'ru',
      ['Инвойс', '20.11.2026', 'CFR Владивосток', 'Йокогама → Владивосток', 'колёс', '«Зимние»', '₽ и №', 'миллион'],
    ],
    ['both', ['Invoice', 'Инвойс', 'CFR Vladivostok /', 'Three million', 'Три миллиона']],
  ])('in %s', async (language, told) => {
    const items = language === 'both' ? exampleCars(2) : exampleCars(1);
    const text = textOf(await read(exampleSale({ language, items })));
    for (const part of told) expect(text).toContain(part);
    for (const part of ['2026-004117-84', 'T1234567890123', 'SERI-000572-4', 'EXMPJPJT', 'MXUA80-0078533', 'S-71190']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(plain(formatYen(totalOfLines(items.flatMap(({ lines }) => lines)))));
  });

  it.each<[TaxMark, boolean, string]>([
    ['export_0', true, 'Export sale, consumption tax 0 %'],
    ['outside', false, 'Outside the scope of tax 30 000'],
    ['taxed_10', false, 'Tax 10 %, included (tax 2 727) 30 000'],
  ])('of a line %s it tells the tax', async (tax, isExport, told) => {
    const item = exampleCar(0);
    const lines = [...item.lines, { kind: 'other', label: { en: 'Wash', ru: 'Мойка' }, amount: 30_000, tax } as const];
    const text = textOf(await read(exampleSale({ items: [{ ...item, lines }] })));
    expect(text).toContain(told);
    expect(text.includes('Export sale')).toBe(isExport);
    expect(text).toContain('Wash');
  });
});

const sumIn = (page: readonly PdfText[], caption: string) =>
  rowsOf(page)
    .find((row) => row.startsWith(caption))
    ?.slice(caption.length)
    .trim();

describe('R90 a table over several pages', () => {
  it.each<PaperLanguage>(['en', 'both'])('carries the sum of the cars on, in %s', async (language) => {
    const items = exampleCars(25);
    const { pages } = await read(exampleSale({ language, items }));
    expect(pages.length).toBeGreaterThan(1);
    const [brought, carried] =
      language === 'en'
        ? ['Brought forward', 'Carried forward']
        : ['Brought forward / Перенесено', 'Carried forward / К переносу'];
    let sum = 0;
    let shown = 0;
    for (const page of pages) {
      if (shown > 0 && shown < items.length) expect(sumIn(page, brought)).toBe(plain(groupDigits(sum)));
      const here = items.filter(({ car }) => rowsOf(page).some((row) => row.includes(car!.stockNo)));
      expect(here).toEqual(items.slice(shown, shown + here.length));
      shown += here.length;
      sum += totalOfLines(here.flatMap(({ lines }) => lines));
      const hasTotal = rowsOf(page).some((row) => row.includes(plain(formatYen(sum))));
      expect(sumIn(page, carried)).toBe(here.length > 0 && !hasTotal ? plain(groupDigits(sum)) : undefined);
    }
    expect(shown).toBe(25);
    expect(sumIn(pages[0]!, brought)).toBeUndefined();
  });

  it('carries the balance of a statement on', async () => {
    const statement = exampleStatement(60);
    const { pages } = await read(statement);
    expect(pages.length).toBeGreaterThan(1);
    const carried = pages.map((page) => sumIn(page, 'Carried forward'));
    const brought = pages.map((page) => sumIn(page, 'Brought forward'));
    expect(brought.slice(1)).toEqual(carried.slice(0, -1));
    const closing = statement.entries.reduce((sum, { amount }) => sum + amount, statement.opening);
    expect(rowsOf(pages.at(-1)!).find((row) => row.startsWith('Closing balance'))).toContain(plain(formatYen(closing)));
  });

  it('numbers its pages', async () => {
    const { pages } = await read(exampleSale({ items: exampleCars(25) }));
    expect(pages.map((page) => rowsOf(page).at(-1)?.slice(-5))).toEqual(
      pages.map((_page, index) => `${index + 1} / ${pages.length}`),
    );
  });
});
