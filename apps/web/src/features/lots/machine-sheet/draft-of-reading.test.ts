import { expect, test } from 'vitest';
import { draftOfReading } from './draft-of-reading.ts';

test('a draft has a line for each phrase, and keeps the Japanese of what was not read', () => {
  const common = { area: 'remarks', places: [], how: null, flag: null, suspicion: null } as const;
  const reading = {
    reader: 'own',
    knowsForm: true,
    fields: [],
    ringed: [],
    differences: [],
    notes: [
      { ...common, japanese: '禁煙車', meaning: { en: 'non-smoker’s car', ru: 'в салоне не курили' } },
      { ...common, japanese: '京都', meaning: null },
    ],
  } as const;
  expect(
    draftOfReading({ ...reading, notes: [...reading.notes], fields: [], ringed: [], differences: [] } as never),
  ).toEqual({
    en: 'Non-smoker’s car\n京都 ?',
    ru: 'В салоне не курили\n京都 ?',
  });
});
