import { describe, expect, it } from 'vitest';
import { mostTariffLines, readTariffCsv, tariffFields, writeTariffCsv } from './tariff-csv.ts';
import { tariffFaults } from './tariff-faults.ts';
import { tariffOf } from './tariff-rows.steps.ts';

const rows = [
  tariffOf({ id: 11, version: 3, note: '=SUM(1), "so"', yard: 'Daikoku; B-07', priceFrom: 0, priceTo: 10 }),
  tariffOf({ id: 12, kind: 'storage', how: 'per_day', value: 0, freeDays: 30, validTo: '2026-12-31' }),
];

describe('R88 tariffs as a file', () => {
  it('come back as they were', () => {
    const { lines, faults } = readTariffCsv(writeTariffCsv(rows));
    expect(faults).toEqual({});
    expect(lines).toEqual(
      rows.map(({ id, version, ...row }, place) => {
        const draft = Object.fromEntries(tariffFields.map((name) => [name, row[name]]));
        return { line: place + 2, id, version, draft };
      }),
    );
  });

  it('may have their columns in any order and others beside them; a row without an id is new', () => {
    const [head = '', first = ''] = writeTariffCsv([tariffOf()]).slice(1).split('\r\n');
    const turned = [head, first].map((line) => `comment,${line.split(',').toReversed().join(',')}`).join('\n');
    const { lines, faults } = readTariffCsv(turned);
    expect([lines.length, faults]).toEqual([1, {}]);
    const { lines: added } = readTariffCsv(`${head}\n${first.replace(/^\d+,\d+,/, ',,')}`);
    expect(added).toMatchObject([{ id: null, version: null }]);
  });

  it('have their faults by line and column, all of them', () => {
    const file = writeTariffCsv(rows)
      .replace('storage', 'parking')
      .replace('2026-12-31', '31.12.2026')
      .replace('11,3,', '11,,');
    expect(readTariffCsv(file).faults).toEqual({
      '2.version': { problem: 'required' },
      '3.kind': { problem: 'invalid' },
      '3.validTo': { problem: 'invalid' },
    });
  });

  it.each([
    ['', { 1: { problem: 'invalid' } }],
    ['no"quotes"', { 1: { problem: 'invalid' } }],
    ['kind,value\nstorage,0\nso"so",1', { 3: { problem: 'invalid' } }],
  ])('that cannot be read at all have one fault: %j', (file, faults) => {
    expect(readTariffCsv(file).faults).toEqual(faults);
  });

  it('lack no column, and are not too many', () => {
    const [head = '', line = ''] = writeTariffCsv([tariffOf()]).split('\r\n');
    expect(readTariffCsv(`${head.replace('value', 'price')}\n${line}`).faults).toEqual({
      '1.value': { problem: 'required' },
    });
    const long = [head, ...Array.from({ length: mostTariffLines + 1 }, () => line)].join('\n');
    expect(readTariffCsv(long)).toEqual({ lines: [], faults: { [mostTariffLines + 2]: { problem: 'invalid' } } });
  });
});

describe('R88 the faults of a row', () => {
  it.each([
    ['validTo', { validFrom: '2026-02-01', validTo: '2026-01-31' }],
    ['priceTo', { priceFrom: 10, priceTo: 9 }],
    ['value', { how: 'percent_bp', value: 10_001 }],
    ['least', { how: 'flat', least: 1 }],
    ['most', { how: 'per_m3', least: 10, most: 9 }],
    ['freeDays', { how: 'per_m3', freeDays: 3 }],
    ['sourceUrl', { sourceUrl: 'javascript:alert(1)' }],
    ['sourceUrl', { sourceUrl: '/own' }],
  ] as const)('name %s', (name, change) => {
    expect(tariffFaults(tariffOf(change))).toEqual({ [name]: { problem: 'invalid' } });
  });

  it('are none for a good row', () => {
    const row = tariffOf({ how: 'per_day', freeDays: 30, least: 1, most: 1, sourceUrl: 'https://example.com/prices' });
    expect(tariffFaults(row)).toEqual({});
  });
});
