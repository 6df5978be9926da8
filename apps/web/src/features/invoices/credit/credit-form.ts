import type { FieldFault, Faults } from '@seri/domain/common/field-fault';
import { requiredFault } from '@seri/domain/people/person-fields';
import type { InvoicedLine } from '../list/invoices.ts';

/** An amount is typed without a sign; a discount is taken back as it was given. */
export interface CreditForm {
  /** The amount that each line gives back, by its place. A line that is missing gives nothing back. */
  amounts: Readonly<Record<number, number | null>>;
  reason: string;
}

interface LineToCredit extends InvoicedLine {
  /** The part that no credit note has taken back. */
  rest: number;
}

export const creditableLines = (lines: readonly InvoicedLine[]): LineToCredit[] =>
  lines.map((line) => ({ ...line, rest: line.amount - line.credited })).filter(({ rest }) => rest !== 0);

/** All that is left, line by line. */
export const wholeCredit = (lines: readonly InvoicedLine[]): CreditForm => ({
  amounts: Object.fromEntries(creditableLines(lines).map(({ place, rest }) => [place, Math.abs(rest)])),
  reason: '',
});

/** The lines of the credit note, with the sign of the invoice. */
export function creditedLines(lines: readonly InvoicedLine[], { amounts }: CreditForm) {
  return creditableLines(lines).flatMap(({ place, rest }) => {
    const typed = amounts[place];
    return typed ? [{ place, amount: Math.sign(rest) * typed }] : [];
  });
}

export const creditTotal = (lines: readonly InvoicedLine[], form: CreditForm): number =>
  creditedLines(lines, form).reduce((sum, { amount }) => sum + amount, 0);

/** Null if all that is left is credited. */
export function linesToCredit(lines: readonly InvoicedLine[], form: CreditForm) {
  const credited = creditedLines(lines, form);
  const wanted = new Map(credited.map(({ place, amount }) => [place, amount]));
  return creditableLines(lines).every(({ place, rest }) => wanted.get(place) === rest) ? null : credited;
}

export function amountFault({ rest }: LineToCredit, typed: number | null): FieldFault | undefined {
  if (typed === null) return { problem: 'required' };
  return typed === 0 || typed > Math.abs(rest) ? { problem: 'invalid' } : undefined;
}

export function creditFaults(lines: readonly InvoicedLine[], form: CreditForm): Faults<keyof CreditForm> {
  const faults: Faults<keyof CreditForm> = {};
  const chosen = creditableLines(lines).filter(({ place }) => place in form.amounts);
  if (chosen.some((line) => amountFault(line, form.amounts[line.place] ?? null)))
    faults.amounts = { problem: 'invalid' };
  const reason = requiredFault(form.reason);
  if (reason) faults.reason = reason;
  return faults;
}
