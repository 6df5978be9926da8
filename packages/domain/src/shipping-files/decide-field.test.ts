import { expect, it } from 'vitest';
import { decideField } from './decide-field.ts';

const listedOn = '2026-11-17';

it.each([
  ['an empty cell changes nothing', null, { value: 'BK1', writtenOn: null }, []],
  ['the same value changes nothing', { value: 'BK1' }, { value: 'BK1', writtenOn: '2026-11-18' }, []],
  ['what nobody has written is taken', { value: 'BK2' }, { value: '', writtenOn: null }, ['BK2 take true']],
  ['what a former list wrote is overruled', { value: 'BK2' }, { value: 'BK1', writtenOn: null }, ['BK2 take true']],
  ['so is what staff wrote before', { value: 'BK2' }, { value: 'BK1', writtenOn: '2026-11-17' }, ['BK2 take true']],
  [
    'what staff wrote since is not',
    { value: 'BK2' },
    { value: 'BK1', writtenOn: '2026-11-18' },
    ['BK2 conflict false'],
  ],
  [
    'an empty field is filled, whoever emptied it',
    { value: 'BK2' },
    { value: '', writtenOn: '2026-11-18' },
    ['BK2 take true'],
  ],
  [
    'what the line does not know is cleared on demand',
    'unknown',
    { value: 'BK1', writtenOn: null },
    [' unknown false'],
  ],
  ['what nobody knows stays so', 'unknown', { value: '', writtenOn: null }, []],
] as const)('R102 %s', (_, listed, standing, expected) => {
  const changes = decideField('bookingNo', listed, standing, listedOn);
  expect(changes.map(({ to, decision, isTaken }) => `${to} ${decision} ${isTaken}`)).toEqual(expected);
});
