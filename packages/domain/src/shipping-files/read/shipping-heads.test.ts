import { describe, expect, it } from 'vitest';
import { headerKey } from '../../common/table-head.ts';
import { shippingHeaders } from './shipping-columns.data.ts';
import { shippingHeads, type ShippingMapping } from './shipping-heads.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const placesOf = (headers: string[], mapping: ShippingMapping = {}) =>
  Object.fromEntries(shippingHeads.headOf(rowsOf(headers), mapping)?.places ?? []);

describe('the head of a list', () => {
  it('stands below titles and is known in English, Japanese and Russian', () => {
    const title = ['SHIPPING LIST', '', '2026/11/18'];
    const head = shippingHeads.headOf(
      rowsOf(title, [], ['No.', 'Chassis No.', 'POL', 'ETD'], ['1', 'GK3-1234567', '', '']),
      {},
    );
    expect(head?.line).toBe(3);
    expect(Object.fromEntries(head?.places ?? [])).toEqual({ chassis: 1, loadPort: 2, etd: 3 });
    expect(placesOf(['番号', '車台番号', '船名', '航海番号', '積港', '出港予定日'])).toEqual({
      chassis: 1,
      vessel: 2,
      voyageNo: 3,
      loadPort: 4,
      etd: 5,
    });
    expect(placesOf(['№', 'Номер кузова', 'Судно', 'Рейс', 'Порт погрузки', 'Дата отхода'])).toEqual({
      chassis: 1,
      vessel: 2,
      voyageNo: 3,
      loadPort: 4,
      etd: 5,
    });
  });

  it('may be in two languages at once', () => {
    expect(placesOf(['車台番号 / Chassis No.', 'Vessel\n船名', 'B/L No. (船荷証券番号)', '色/Color'])).toEqual({
      chassis: 0,
      vessel: 1,
      blNo: 2,
      colour: 3,
    });
  });

  it('may have ship and voyage in one column', () => {
    expect(placesOf(['VIN', 'VESSEL / VOY.', 'POL'])).toEqual({ chassis: 0, vesselVoyage: 1, loadPort: 2 });
  });

  it('follows what staff have set for its sender', () => {
    const mapping: ShippingMapping = { chassis: 'Unit', etd: null, vesselVoyage: 'Ship' };
    expect(placesOf(['Unit', 'ETD', 'Ship', 'Voyage'], mapping)).toEqual({ chassis: 0, vesselVoyage: 2 });
  });

  it('is none without a column that tells the cars', () => {
    expect(shippingHeads.headOf(rowsOf(['Vessel', 'POL', 'ETD']), {})).toBeUndefined();
  });

  it('knows no header for two columns', () => {
    const keys = Object.values(shippingHeaders).flatMap((headers) => headers.map(headerKey));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys).not.toContain('');
  });
});
