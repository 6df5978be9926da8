import { invoiceReference } from '@seri/domain/invoices/invoice-reference';
import type { BankDetails, BankField } from '@seri/domain/money/bank-details';
import type { ReactElement } from 'react';
import { block, box, fieldOf, ruledForm } from '../elements.ts';
import { colours, looks, measure, padding } from '../look.data.ts';
import type { Pen } from '../pen.ts';
import { paperWords } from '../words.data.ts';
import { qrCode } from './qr-code.ts';

/** Phones read the code by the white around it. */
const plate = { width: 228, edge: 4, code: 54, white: 4 };
const fields = measure - plate.width;

const rows: readonly (readonly BankField[])[] = [['beneficiary', 'account'], ['bank', 'branch', 'swift'], ['address']];

/** R90: where to pay, and the reference on a plate, large and as a code, so that nobody types it wrong. */
export function paymentBox(pen: Pen, bank: BankDetails, number: string | null): ReactElement {
  const known = rows.map((names) => names.filter((name) => bank[name] !== '')).filter(({ length }) => length > 0);
  const cells = known.map((names) => names.map((name) => fieldOf(pen.say(name), bank[name], 1)));
  return block(
    'payment',
    { marginTop: 18 },
    box(
      { flexDirection: 'row' },
      ruledForm(pen, cells, fields),
      number !== null && referencePlate(pen, invoiceReference(number)),
    ),
    box({ paddingTop: 4 }, ...pen.languages.map((one) => pen.write(paperWords.bankCharges[one], looks.small, measure))),
  );
}

function referencePlate(pen: Pen, reference: string): ReactElement {
  const width = plate.width - plate.edge - 2 * padding.x - plate.code - 2 * plate.white;
  return box(
    {
      width: plate.width,
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingHorizontal: padding.x,
      paddingVertical: padding.y,
      borderWidth: 0.5,
      borderLeftWidth: plate.edge,
      borderColor: colours.ink,
    },
    box({ width }, pen.write(pen.say('reference'), looks.caption, width), pen.write(reference, looks.reference, width)),
    box({ padding: plate.white }, qrCode(reference, plate.code)),
  );
}
