import { expect, test } from 'vitest';
import { fileNameIn } from './file-name-in.ts';

test.each([
  ['attachment; filename="71044-toyota-harrier.zip"', '71044-toyota-harrier.zip'],
  ['attachment; filename="of two words.zip"; size=3', 'of two words.zip'],
  ['attachment; filename=71044.zip; size=3', '71044.zip'],
  ['attachment', undefined],
  [null, undefined],
])('%s contains the file name %s', (disposition, name) => expect(fileNameIn(disposition)).toBe(name));
