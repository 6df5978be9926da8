import { describe, expect, it } from 'vitest';
import { countryIdOf } from '../people/countries.ts';
import { carToShip, type ShippingFacts } from './car-to-ship.ts';
import type { InstructionCell } from './instruction-columns.data.ts';
import { instructionFileName, instructionSheet } from './instruction-sheet.ts';
import { shippingHeads } from './read/shipping-heads.ts';

const alexei = {
  fullName: 'Алексей Байсаров',
  papersName: 'Aleksei Baisarov',
  address: 'ул. Абая, 40, Алматы',
  papersAddress: 'ul. Abaia, 40, Almaty',
  countryId: countryIdOf('kz'),
  telephone: '+7 701 555 01 42',
  email: 'alexei@example.kz',
};

const aCar = (facts: Partial<ShippingFacts> = {}): ShippingFacts => ({
  stockNo: 'S-41',
  chassis: 'GK3-1234567',
  maker: 'Honda',
  model: 'Fit',
  year: 2019,
  colour: 'pearl',
  engineCc: 1317,
  exportType: 2,
  shipper: { name: 'Seri Trading Co., Ltd.', address: '1-2-3 Minato, Yokohama, Japan' },
  consignee: { party: alexei, document: 'N 4509 123456' },
  notify: null,
  incoterm: 'CIF',
  blKind: 'surrendered',
  line: 'Umikaze Line',
  vessel: 'MORNING LADY',
  voyageNo: '021',
  loadPort: 'Yokohama',
  dischargePort: 'Busan',
  finalDestination: 'Алматы',
  yardCutOffAt: new Date('2026-11-24T07:00:00Z'),
  papersCutOffAt: null,
  etd: '2026-11-25',
  eta: null,
  bookingNo: '0219',
  containerNo: '',
  blNo: '',
  ...facts,
});

const sheetOf = (facts: Partial<ShippingFacts> = {}, withDocuments = false) =>
  instructionSheet([carToShip(aCar(facts))], { company: 'Seri Trading', day: '2026-11-28', withDocuments });

/** The cells of the car by their heads. */
function cellsOf(facts: Partial<ShippingFacts> = {}, withDocuments = false): Record<string, InstructionCell> {
  const { columns, rows } = sheetOf(facts, withDocuments);
  return Object.fromEntries(columns.map(({ head }, place) => [head, rows[0]?.[place] ?? null]));
}

describe('R102 a shipping instruction', () => {
  it('is read back: each column that a list may have is found in its place', () => {
    const { titles, columns } = sheetOf();
    const heads = columns.map(({ head }) => head);
    const lines = [...titles.map((title) => [title]), heads].map((cells, index) => ({ line: index + 1, cells }));
    const head = shippingHeads.headOf(lines, {});
    expect(head?.line).toBe(3);
    const found = [...(head?.places ?? [])].map(([column, place]) => [column, heads[place]]);
    expect(Object.fromEntries(found)).toEqual({
      stockNo: 'Stock No.',
      chassis: 'Chassis No.',
      shipper: 'Shipper',
      consignee: 'Consignee',
      maker: 'Maker',
      model: 'Model',
      year: 'Year',
      colour: 'Colour',
      length: 'Length (cm)',
      width: 'Width (cm)',
      height: 'Height (cm)',
      volume: 'M3',
      weight: 'Weight (kg)',
      bookingNo: 'Booking No.',
      vessel: 'Vessel',
      voyageNo: 'Voyage',
      line: 'Line',
      loadPort: 'POL',
      dischargePort: 'POD',
      yardCutOff: 'Yard cut-off (Japan time)',
      papersCutOff: 'Doc cut (Japan time)',
      etd: 'ETD',
      eta: 'ETA',
      containerNo: 'Container No.',
      blNo: 'B/L No.',
      blKind: 'B/L type',
      remarks: 'Remarks',
    });
  });

  it('tells what is known, numbers of papers as texts and days as days', () => {
    expect(cellsOf()).toMatchObject({
      'Stock No.': 'S-41',
      'Chassis No.': 'GK3-1234567',
      Year: 2019,
      'Engine (cc)': 1317,
      'Shipped as': 'Half-cut',
      Terms: 'CIF Busan',
      'B/L type': 'Surrendered',
      Voyage: '021',
      'Booking No.': '0219',
      'Yard cut-off (Japan time)': new Date('2026-11-24T16:00:00Z'),
      ETD: new Date('2026-11-25T00:00:00Z'),
    });
    expect(cellsOf({ incoterm: 'FOB' })['Terms']).toBe('FOB Yokohama');
    expect(sheetOf().titles).toEqual(['SHIPPING INSTRUCTION', 'Seri Trading, 2026-11-28, 1 car']);
    expect(instructionFileName('2026-11-28')).toBe('shipping-instruction-2026-11-28.xlsx');
  });

  it('leaves empty what nobody knows, and writes no nought', () => {
    const cells = cellsOf({
      year: null,
      engineCc: null,
      exportType: null,
      blKind: null,
      loadPort: '',
      finalDestination: '',
    });
    const unknown = [
      'Year',
      'Engine (cc)',
      'Shipped as',
      'B/L type',
      'POL',
      'Final destination',
      'ETA',
      'Container No.',
    ];
    const measures = [
      'Length (cm)',
      'Width (cm)',
      'Height (cm)',
      'M3',
      'Weight (kg)',
      'Doc cut (Japan time)',
      'Remarks',
    ];
    expect([...unknown, ...measures].map((head) => cells[head])).toEqual([...unknown, ...measures].map(() => null));
  });

  it('names parties as on a bill of lading, and leaves a name without Latin letters empty', () => {
    expect(cellsOf()).toMatchObject({
      Consignee: 'Aleksei Baisarov',
      'Consignee address': 'ul. Abaia, 40, Almaty',
      'Consignee country': 'Kazakhstan',
      'Consignee phone': 'Tel. +7 701 555 01 42',
      'Consignee e-mail': 'alexei@example.kz',
      'Notify party': 'SAME AS CONSIGNEE',
      'Notify address': null,
      'Final destination': 'Almaty',
    });
    const typed = { party: { ...alexei, papersName: '', papersAddress: '', telephone: 'тел. 701' }, document: '' };
    const latin = { party: { ...alexei, fullName: 'Otieno Auto', papersName: '' }, document: '' };
    const cells = cellsOf({ consignee: typed, notify: latin });
    expect([cells['Consignee'], cells['Consignee address'], cells['Notify party']]).toEqual([
      null,
      null,
      'Otieno Auto',
    ]);
    expect(
      Object.values(cells).filter((cell) => typeof cell === 'string' && /\p{Script=Cyrillic}/u.test(cell)),
    ).toEqual([]);
  });

  it('tells identity documents only if they were asked for', () => {
    expect(Object.keys(cellsOf()).filter((head) => head.endsWith('ID'))).toEqual([]);
    expect(Object.values(cellsOf())).not.toContain('N 4509 123456');
    expect(cellsOf({}, true)).toMatchObject({ 'Consignee ID': 'N 4509 123456', 'Notify ID': null });
  });

  it('R48 begins no cell with the sign of a formula', () => {
    const formula = '=HYPERLINK("http://x")';
    const cells = cellsOf(
      {
        chassis: '-GK3-1',
        model: '+Alpha',
        bookingNo: '@SUM(A1)',
        consignee: {
          party: { ...alexei, papersName: '', fullName: formula, papersAddress: '+1 Road', email: '+x@example.com' },
          document: ` \t${formula}`,
        },
      },
      true,
    );
    const texts = Object.values(cells).filter((cell) => typeof cell === 'string');
    expect(texts.filter((text) => /^[\s=+\-@＝＋－＠]/.test(text))).toEqual([]);
    expect(cells).toMatchObject({
      'Chassis No.': 'GK3-1',
      Consignee: null,
      'Consignee address': '1 Road',
      'Consignee ID': 'HYPERLINK("http://x")',
    });
  });
});
