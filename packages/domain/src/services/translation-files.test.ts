import { expect, test } from 'vitest';
import { cleanFileName, fileTypeOfName } from './translation-files.ts';

test.each([
  ['sheet.JPEG', 'jpg'],
  ['two.dots.xlsx', 'xlsx'],
  ['voice.mp3', 'mp3'],
  ['page.html', undefined],
  ['pdf', undefined],
])('R79 the type of %s is %s', (name, type) => {
  expect(fileTypeOfName(name)).toBe(type);
});

test.each([
  ['Аукционный лист.pdf', 'Аукционный лист.pdf'],
  ['C:\\Users\\me\\notes.pdf', 'notes.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['...', 'file.pdf'],
  ['harmless\u202Efdp.exe', 'harmlessfdp.pdf'],
  ['a"b<c>\r\nSet-Cookie: x.pdf', 'a b c Set-Cookie x.pdf'],
  ['', 'file.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('R79 the name %j becomes %s', (name, clean) => {
  expect(cleanFileName(name, 'pdf')).toBe(clean);
});
