/**
 * R90: the text by which a transfer is known to pay a document: its number and two check digits (ISO 7064, modulo 97), so
 * that a mistyped sign or two that were swapped name no document instead of another one.
 */
export function invoiceReference(number: string): string {
  return `${number}-${String(98 - remainderOf(`${number}00`)).padStart(2, '0')}`;
}

const referenceForm = /^[PR]?\d{4}-\d{6,}-\d{2}$/;

export function isInvoiceReference(text: string): boolean {
  return referenceForm.test(text) && remainderOf(text) === 1;
}

/** Letters count as 10 to 35, hyphens as nothing. */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const sign of text.replaceAll('-', '')) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
