import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './allocations.module.css';

interface MoneyListProps<Item> {
  title: string;
  none: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A card shows this many rows; a button shows the rest. */
const firstItems = 4;

export function MoneyList<Item>({ title, none, items, children }: MoneyListProps<Item>) {
  const text = useText();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h3 id={id} className="cap">
        {title}
      </h3>
      {items.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul>{(showsAll ? items : items.slice(0, firstItems)).map(children)}</ul>
      )}
      {items.length > firstItems && (
        <Button kind="bare" size="s" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text('allocations.fewer') : text('allocations.all', { count: items.length })}
        </Button>
      )}
    </section>
  );
}

interface MoneyItemProps {
  name: ReactNode;
  amount: ReactNode;
  note: ReactNode;
  action?: ReactNode;
}

export function MoneyItem({ name, amount, note, action }: MoneyItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span>{name}</span>
        <span className="sub">{note}</span>
      </div>
      <span className={styles.amount}>{amount}</span>
      {action}
    </li>
  );
}
