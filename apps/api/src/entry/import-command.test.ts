import { expect, test } from 'vitest';
import { assertFiles, readImportCommand } from './import-command.ts';

test('reads files, and a source that is not the usual one', () => {
  expect(readImportCommand(['a.ndjson', 'b.ndjson'])).toEqual({ source: 'import', files: ['a.ndjson', 'b.ndjson'] });
  expect(readImportCommand(['--source', 'uss', 'a.ndjson'])).toEqual({ source: 'uss', files: ['a.ndjson'] });
  expect(readImportCommand(['a.ndjson', '--source=uss'])).toEqual({ source: 'uss', files: ['a.ndjson'] });
});

test.each([
  [[], 'Which file?'],
  [['--source', 'uss'], 'Which file?'],
  [['--source'], 'A source has a name of'],
  [['--source', 'USS Tokyo', 'a.ndjson'], 'A source has a name of'],
  [['--source=../x', 'a.ndjson'], 'A source has a name of'],
  [['-'], '"-" is neither an option nor a file'],
  [['--all', 'a.ndjson'], '"--all" is neither an option nor a file'],
])('%j is refused with a sentence that ends in the usage', (args, sentence) => {
  expect(() => readImportCommand(args)).toThrow(sentence);
  expect(() => readImportCommand(args)).toThrow(/: npm run import -- \[--source NAME\] FILE…$/);
});

test('a file that is not there, or is a folder, is named', () => {
  expect(() => assertFiles([import.meta.filename])).not.toThrow();
  expect(() => assertFiles([import.meta.filename, '/nowhere/a.ndjson'])).toThrow('There is no file /nowhere/a.ndjson');
  expect(() => assertFiles([import.meta.dirname])).toThrow('There is no file');
  expect(() => assertFiles(['a\u001B[2J.ndjson'])).toThrow(String.raw`"a\u001b[2J.ndjson" has a character`);
});
