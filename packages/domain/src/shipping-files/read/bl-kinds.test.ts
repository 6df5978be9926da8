import { expect, it } from 'vitest';
import { readBlKind } from './bl-kinds.ts';

it.each([
  ['ORIGINAL', 'original'],
  ['Original B/L (3/3)', 'original'],
  ['OBL', 'original'],
  ['オリジナル', 'original'],
  ['ｵﾘｼﾞﾅﾙ', 'original'],
  ['оригинал', 'original'],
  ['SURRENDERED', 'surrendered'],
  ['Surrender B/L', 'surrendered'],
  ['TELEX RELEASE', 'surrendered'],
  ['T/R', 'surrendered'],
  ['サレンダー', 'surrendered'],
  ['元地回収', 'surrendered'],
  ['Телекс-релиз', 'surrendered'],
  ['SEAWAY BILL', 'waybill'],
  ['Sea Waybill', 'waybill'],
  ['SWB', 'waybill'],
  ['海上運送状', 'waybill'],
  ['Морская накладная', 'waybill'],
  ['ORIGINAL → SURRENDERED', undefined],
  ['PROBLEM', undefined],
  ['hold', undefined],
  ['', undefined],
])('R102 the bill of lading %j is %s', (cell, kind) => expect(readBlKind(cell)).toBe(kind));
