import { formatYen } from '@seri/domain/money/money';
import { faultText } from '../../../lib/calls/fault-text.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { type InvoicedLine, lineText } from '../list/invoices.ts';
import { amountFault, creditableLines, type CreditForm } from './credit-form.ts';
import styles from './credit.module.css';

interface CreditLinesProps {
  lines: readonly InvoicedLine[];
  amounts: CreditForm['amounts'];
  /** The form was sent with an amount that cannot be. */
  isChecked: boolean;
  onChange: (amounts: CreditForm['amounts']) => void;
}

/** The rest of each line. Ticked ones are taken back, by as much as stands there. */
export function CreditLines({ lines, amounts, isChecked, onChange }: CreditLinesProps) {
  const text = useText();
  const hasCars = new Set(lines.map(({ car }) => car)).size > 1;
  const toggle = (place: number, rest: number) => {
    const { [place]: chosen, ...others } = amounts;
    onChange(chosen === undefined ? { ...amounts, [place]: Math.abs(rest) } : others);
  };
  return (
    <fieldset className={styles.lines}>
      <legend>{text('invoices.credit.lines')}</legend>
      {creditableLines(lines).map((line) => {
        const { place, car, rest } = line;
        const typed = amounts[place];
        const name = lineText(text, line);
        return (
          <div key={place} className={styles.line}>
            <Check
              checked={typed !== undefined}
              onChange={() => toggle(place, rest)}
              label={
                <>
                  {name}
                  <small>
                    {[hasCars && car, text('invoices.credit.rest', { amount: formatYen(rest) })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </>
              }
            />
            {typed !== undefined && (
              <AmountField
                label={text(rest < 0 ? 'invoices.credit.amount.down' : 'invoices.credit.amount', { line: name })}
                name={`line${place}`}
                value={typed}
                onValueChange={(value) => onChange({ ...amounts, [place]: value })}
                error={isChecked ? faultText(text, amountFault(line, typed)) : undefined}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
