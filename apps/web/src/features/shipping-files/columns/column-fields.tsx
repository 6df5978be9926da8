import type { ShippingColumn } from '@seri/domain/shipping-files/read/shipping-columns.data';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { ForwarderList } from '../shipping-files.ts';
import { columnGroupNames, columnGroups } from './column-groups.data.ts';
import { isInList } from './columns-form.ts';
import styles from './columns.module.css';

interface ColumnFieldsProps {
  /** The list as the server read it. Its mapping decides where a column stands, so that none moves while one chooses. */
  list: ForwarderList;
  mapping: ForwarderList['mapping'];
  error: string | undefined;
  onChoose: (column: ShippingColumn, header: string) => void;
}

const columnsOf = (group: (typeof columnGroupNames)[number]): readonly ShippingColumn[] => columnGroups[group];

/** Our columns, each with the head of the list as which it is read. Those that the list lacks are folded away. */
export function ColumnFields({ list, mapping, error, onChoose }: ColumnFieldsProps) {
  const text = useText();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const heads = [...new Set(list.headers)].filter(Boolean);
  const isNeeded = (column: ShippingColumn) => column === 'chassis' || isInList(list, column);
  const unused = columnGroupNames.flatMap(columnsOf).filter((column) => !isNeeded(column));
  const fieldOf = (column: ShippingColumn) => (
    <SelectField
      key={column}
      label={text(`shippingFiles.column.${column}`)}
      value={mapping[column] ?? ''}
      error={column === 'chassis' ? error : undefined}
      onChange={({ target }) => onChoose(column, target.value)}
    >
      <option value="">{text('shippingFiles.columns.notSaid')}</option>
      {heads.map((head) => (
        <option key={head} value={head}>
          {head}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      {columnGroupNames.map((group) => {
        const used = columnsOf(group).filter(isNeeded);
        return used.length === 0 ? null : (
          <fieldset key={group} className={styles.group}>
            <legend>{text(`shippingFiles.group.${group}`)}</legend>
            {used.map(fieldOf)}
          </fieldset>
        );
      })}
      {unused.length > 0 && (
        <details
          className={styles.unused}
          open={isUnfolded}
          onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
        >
          <summary>{text('shippingFiles.columns.unused', { count: unused.length })}</summary>
          <div className={styles.group}>{unused.map(fieldOf)}</div>
        </details>
      )}
    </>
  );
}
