import { type PaperSnapshot, paperLanguages } from '../../../packages/domain/src/invoices/paper-snapshot.ts';
import {
  exampleBuyer,
  exampleCars,
  exampleReceipt,
  exampleSale,
  exampleStatement,
} from '../../../packages/papers/src/snapshots.testkit.ts';

const carsOnPapers = [1, 2, 1, 5, 1, 3, 10, 1, 25, 1];
const kinds = [
  'invoice',
  'proforma',
  'invoice',
  'credit_note',
  'invoice',
  'statement',
  'invoice',
  'proforma',
  'receipt',
  'invoice',
] as const;

/** Statements, receipts, and papers of one car to 25; a third is in each language. */
export function mixedPaper(place: number): PaperSnapshot {
  const kind = kinds[place % kinds.length] ?? 'invoice';
  const language = paperLanguages[place % paperLanguages.length] ?? 'en';
  const buyer = place % 20 === 0 ? { ...exampleBuyer, name: '株式会社山田自動車' } : exampleBuyer;
  const number = `2026-${String(place).padStart(6, '0')}`;
  const many = carsOnPapers[Math.floor(place / kinds.length) % carsOnPapers.length] ?? 1;
  if (kind === 'statement') return exampleStatement(many * 4, { language, buyer });
  if (kind === 'receipt') return exampleReceipt({ language, buyer, number });
  const cancels = kind === 'credit_note' ? number : null;
  return exampleSale({ kind, language, buyer, number, cancels, items: exampleCars(many) });
}
