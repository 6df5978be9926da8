import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { carLacksText } from '../lack-texts.ts';
import type { CarWithoutShip } from '../voyages.ts';
import styles from '../voyages.module.css';

/** A request takes so many cars. */
export const mostAtOnce = 100;

interface WaitingCarsProps {
  cars: readonly CarWithoutShip[];
  hasMore: boolean;
  marked: ReadonlySet<number>;
  onMark: (marked: ReadonlySet<number>) => void;
}

/** Cars without a ship, to be marked one by one or all at once. */
export function WaitingCars({ cars, hasMore, marked, onMark }: WaitingCarsProps) {
  const text = useText();
  if (cars.length === 0) return <p>{text('voyages.noWaiting')}</p>;
  const ids = cars.slice(0, mostAtOnce).map(({ id }) => id);
  const count = ids.filter((id) => marked.has(id)).length;
  const toggle = (id: number) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  return (
    <>
      {hasMore && <Notice tone="mid">{text('voyages.moreWaiting', { count: cars.length })}</Notice>}
      <ul className={styles.cars}>
        <li>
          <Check
            label={text('voyages.markAll', { count: ids.length })}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={() => onMark(new Set(count === ids.length ? [] : ids))}
          />
        </li>
        {cars.map((car) => (
          <li key={car.id}>
            <Check label={`${car.name} · ${car.sku}`} checked={marked.has(car.id)} onChange={() => toggle(car.id)} />
            <span className={`sub ${styles.beside ?? ''}`}>
              {[car.client.name, car.dischargePort || car.destination, carLacksText(text, car)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
