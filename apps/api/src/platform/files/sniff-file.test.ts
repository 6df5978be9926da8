import { expect, test } from 'vitest';
import { FileSniffer } from './sniff-file.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** An entry of the directory at the end of a zip. */
function entry(name: string): Buffer {
  const head = Buffer.alloc(46);
  head.write('PK\x01\x02', 'latin1');
  head.writeUInt16LE(name.length, 28);
  return Buffer.concat([head, bytes(name)]);
}

const zipOf = (...names: string[]): Buffer =>
  Buffer.concat([bytes('PK\x03\x04'), Buffer.alloc(5000, 7), ...names.map(entry), bytes('PK\x05\x06')]);

function typeOf(file: Buffer, size = file.length) {
  const sniffer = new FileSniffer();
  for (let at = 0; at < file.length; at += size) sniffer.push(file.subarray(at, at + size));
  return sniffer.type();
}

test.each([
  ['\xFF\xD8\xFF\xE0 picture', 'jpg'],
  ['\x89PNG\r\n\x1A\n picture', 'png'],
  ['%PDF-1.7 pages', 'pdf'],
  ['ID3\x04 a voice', 'mp3'],
  ['\xFF\xFB\x90\x44 a voice without a tag', 'mp3'],
  ['\xFF\xF1\x50\x80 AAC', undefined],
  ['<svg onload="alert(1)">', undefined],
  ['<!doctype html>', undefined],
  ['MZ a program', undefined],
  ['', undefined],
])('R79 a file that begins with %j is %s', (text, type) => {
  expect(typeOf(bytes(text))).toBe(type);
  expect(typeOf(bytes(text), 1)).toBe(type);
});

test.each([1, 7, 100, 100_000])('R79 a zip is a table by the names in its directory, in pieces of %i bytes', (size) => {
  expect(typeOf(zipOf('[Content_Types].xml', 'xl/workbook.xml'), size)).toBe('xlsx');
  expect(typeOf(zipOf('[Content_Types].xml', 'word/document.xml'), size)).toBeUndefined();
  expect(typeOf(zipOf('xl/workbook.xml'), size)).toBeUndefined();
});
