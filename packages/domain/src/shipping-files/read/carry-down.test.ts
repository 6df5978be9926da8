import { expect, it } from 'vitest';
import { carryDown } from './carry-down.ts';

const above = {
  vessel: 'UMIKAZE MARU',
  voyageNo: '219',
  line: 'Umikaze Line',
  loadPort: 'YOKOHAMA',
  dischargePort: 'VLADIVOSTOK',
  yardCutOff: '20-Nov',
  papersCutOff: '19-Nov',
  etd: '24-Nov',
  eta: '28-Nov',
  atd: '25-Nov',
};
const ports = { loadPort: 'YOKOHAMA', dischargePort: 'VLADIVOSTOK' };

it('R102 a blank means all of the ship above, over many rows', () => {
  expect(carryDown([above, {}, { chassis: 'GK3-1234567' }])).toEqual([
    above,
    above,
    { ...above, chassis: 'GK3-1234567' },
  ]);
});

it('R102 what belongs to a car is not carried', () => {
  const car = {
    chassis: 'GK3-1234567',
    stockNo: '1',
    bookingNo: 'YK1',
    containerNo: 'C',
    blNo: 'B',
    blKind: 'OBL',
    remarks: 'r',
  };
  expect(carryDown([{ ...above, ...car }, {}])[1]).toEqual(above);
});

it.each([
  ['another ship', { vessel: 'VOSTOK' }, ports],
  ['another ship and voyage in one cell', { vesselVoyage: 'VOSTOK 4' }, { ...ports, vessel: 'UMIKAZE MARU' }],
  ['another voyage', { voyageNo: '220' }, { ...ports, vessel: 'UMIKAZE MARU', line: 'Umikaze Line' }],
  ['the same ship in other letters', { vessel: 'Umikaze  Maru' }, above],
  ['another port of loading', { loadPort: 'TOYAMA' }, { ...above, yardCutOff: '', papersCutOff: '', etd: '', atd: '' }],
  ['another port of discharge', { dischargePort: 'NAKHODKA' }, { ...above, eta: '' }],
  ['another day', { etd: '26-Nov' }, above],
])('R102 a row with %s carries only what still holds', (_what, row, carried) => {
  const known = Object.entries({ ...carried, ...row }).filter(([, cell]) => cell !== '');
  expect(carryDown([above, row])[1]).toEqual(Object.fromEntries(known));
});

it('R102 what has ended stays ended', () => {
  expect(carryDown([above, { vessel: 'VOSTOK' }, {}])[2]).toEqual({ ...ports, vessel: 'VOSTOK' });
});
