import type { BankColumn, BankMapping } from '@seri/domain/receipts/bank-columns';
import { currencies, type Currency } from '@seri/domain/receipts/currencies';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type BankPreview, columnNames, columnsInOrder } from './bank-file.ts';
import styles from './file.module.css';

interface FileMappingProps {
  preview: BankPreview;
  /** As it is set, also while the file is read anew. */
  mapping: BankMapping;
  currency: Currency;
  onMapping: (mapping: BankMapping) => void;
  onCurrency: (currency: Currency) => void;
}

/** R94: which column of the file is what. It is opened where the guess seems wrong, and kept for the bank account. */
export function FileMapping({ preview, mapping, currency, onMapping, onCurrency }: FileMappingProps) {
  const text = useText();
  const { columns, faults } = preview;
  const [isOpened, setOpened] = useState<boolean>();
  const isWrong = faults.some(({ problem }) => problem === 'head' || problem === 'missing');
  const isOpen = isOpened ?? isWrong;
  const choose = (column: BankColumn, header: string) => onMapping({ ...mapping, [column]: header || null });
  if (columns.length === 0) return null;
  return (
    <details
      className={styles.mapping}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setOpened(currentTarget.open)}
    >
      <summary>{text('receipts.file.columns')}</summary>
      <div className={styles.columns}>
        {columnsInOrder.map((column) => (
          <SelectField
            key={column}
            label={text(columnNames[column])}
            value={mapping[column] ?? ''}
            onChange={({ target }) => choose(column, target.value)}
          >
            <option value="">{text('receipts.file.columns.none')}</option>
            {[...new Set(columns)].map((header) => (
              <option key={header} value={header}>
                {header}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={text('receipts.file.currency')}
          value={currency}
          onChange={({ target }) => onCurrency(target.value as Currency)}
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
