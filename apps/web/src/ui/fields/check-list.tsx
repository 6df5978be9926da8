import { classNames } from '../frame/class-names.ts';
import { Check } from './check.tsx';
import styles from './check-list.module.css';

export interface CheckListRow {
  id: number;
  name: string;
  detail: string;
  figure?: string;
}

interface CheckListProps {
  legend: string;
  rows: readonly CheckListRow[];
  /** A line that chooses all, if there are several. */
  all?: Pick<CheckListRow, 'name' | 'figure'>;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Some of many: a list that scrolls, each line with a check. What was chosen elsewhere stays chosen. */
export function CheckList({ legend, rows, all, chosen, onChange }: CheckListProps) {
  const ids = rows.map(({ id }) => id);
  const picked = ids.filter((id) => chosen.includes(id));
  const without = (those: readonly number[]) => chosen.filter((one) => !those.includes(one));
  const toggle = (id: number) => onChange(chosen.includes(id) ? without([id]) : [...chosen, id]);
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      <div className={styles.rows}>
        {all && rows.length > 1 && (
          <Check
            className={classNames(styles.row, styles.all)}
            checked={picked.length === ids.length}
            indeterminate={picked.length > 0 && picked.length < ids.length}
            onChange={({ target }) => onChange([...without(ids), ...(target.checked ? ids : [])])}
            label={<Line {...all} />}
          />
        )}
        {rows.map(({ id, ...line }) => (
          <Check
            key={id}
            className={styles.row}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            label={<Line {...line} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Line({ name, detail, figure }: Pick<CheckListRow, 'name' | 'figure'> & { detail?: string }) {
  return (
    <span className={styles.line}>
      <span>
        {name}
        {detail && <small>{detail}</small>}
      </span>
      {figure && <b>{figure}</b>}
    </span>
  );
}
