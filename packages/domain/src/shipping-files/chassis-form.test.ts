import { describe, expect, it } from 'vitest';
import { chassisForm, chassisKey, isChassisForm } from './chassis-form.ts';

/** Sixty spellings of five numbers, as forwarders, lines and people write them. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'GK3-1234567': [
    'GK3-1234567',
    'GK3 1234567',
    'GK31234567',
    'gk3-1234567',
    'Gk3-1234567',
    'ＧＫ３－１２３４５６７',
    'ｇｋ３ー１２３４５６７',
    'gk3‐1234567',
    'GK3‑1234567',
    'GK3–1234567',
    'GK3—1234567',
    'GK3−1234567',
    'GK3ー1234567',
    'GK3ｰ1234567',
    ' GK3- 1234567.',
    'GK3 - 1234567',
    'GK3--1234567',
    '*GK3-1234567*',
    'GK3-1234567 ',
    'GK3\u00A0-\u00A01234567',
    'GK3\u3000－\u30001234567',
    'GK3\u200B-1234567',
    '\uFEFFGK3-1234567',
    'G K 3 - 1 2 3 4 5 6 7',
    'GK3.1234567',
    'CH.NO GK3-1234567',
    'CH.NO.GK3-1234567',
    'Ch. No.: GK3-1234567',
    'CHASSIS NO. GK3-1234567',
    'Chassis: GK3-1234567',
    'Chassis number GK3-1234567',
    'FRAME NO.GK3-1234567',
    'Frame № GK3-1234567',
    'S/N GK3-1234567',
    'S/N: GK3-1234567',
    '車台番号：GK3-1234567',
    '車体番号 GK3-1234567',
    'Кузов: GK3-1234567',
    'номер кузова GK3-1234567',
    'シャーシ番号 GK3-1234567',
  ],
  'CH9-1000123': ['CH9-1000123', 'CH9 1000123', 'ch9–1000123', 'CH91000123', 'CH.NO.CH9-1000123'],
  JTMBFREV50D123456: ['JTMBFREV50D123456', 'jtmbfrev50d123456', 'VIN JTMBFREV50D123456', 'VIN: JTMB FREV 50D1 23456'],
  'S510P-0123456': [
    'S510P-0123456',
    's510p 0123456',
    'S510P.0123456',
    'Ｓ５１０Ｐ－０１２３４５６',
    'S/N S510P-0123456',
    'S510P- 0123456',
  ],
  'FRAME1-000001': [
    'FRAME1-000001',
    'frame1 000001',
    'FRAME FRAME1-000001',
    'Frame: FRAME1-000001',
    'FRAME NO FRAME1-000001',
  ],
};

const written = Object.entries(spellings).flatMap(([number, all]) => all.map((one) => [one, number] as const));

describe('a chassis number of a list', () => {
  it('is compared in sixty spellings', () => expect(written).toHaveLength(60));

  it.each(written)('%j is %s', (one, number) => {
    expect(chassisKey(one)).toBe(chassisKey(number));
    expect(isChassisForm(chassisForm(one))).toBe(true);
  });

  it.each([
    ['GK3-123456?', 'GK3-1234567'],
    ['GK3-1234568', 'GK3-1234567'],
    ['GK3-12345671', 'GK3-1234567'],
    ['GKЗ-1234567', 'GK3-1234567'],
    ['GK3-I234567', 'GK3-1234567'],
  ])('%j is not %s', (one, other) => {
    expect(chassisKey(one)).not.toBe(chassisKey(other));
  });

  it.each(['GK3-123456?', 'GK3/1234567', 'ГК3-1234567', 'TBA', '-', ''])('%j is none', (one) => {
    expect(isChassisForm(chassisForm(one))).toBe(false);
  });
});
