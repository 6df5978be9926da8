import { describe, expect, it } from 'vitest';
import { PdfScan } from './pdf-scan.ts';

function faultOf(text: string, piece = text.length): string | undefined {
  const scan = new PdfScan();
  for (let at = 0; at < text.length; at += piece) scan.push(Buffer.from(text.slice(at, at + piece), 'latin1'));
  return scan.fault();
}

const whole = `%PDF-1.7\n1 0 obj\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
const encrypted = whole.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 5 0 R');

describe('R99 a PDF', () => {
  it.each([
    ['is whole', whole, undefined],
    ['is encrypted', encrypted, 'encrypted'],
    ['is encrypted by a dictionary in its trailer', whole.replace('/Root', '/Encrypt << /V 4 >> /Root'), 'encrypted'],
    ['only speaks of it', whole.replace('/Root', '/EncryptionOfWords /Root'), undefined],
    ['has no end', whole.replace('%%EOF', ''), 'endless'],
    ['ends long before its end', whole + 'x'.repeat(5000), 'endless'],
    ['is followed by a few signs', `${whole}\0\0\0`, undefined],
  ])('%s, in whatever pieces it comes', (_, text, fault) => {
    for (const piece of [text.length, 7, 100]) expect(faultOf(text, piece)).toBe(fault);
  });
});
