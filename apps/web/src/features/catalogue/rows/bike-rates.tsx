import { useText } from '../../../lib/language/text.ts';
import { bikeRates } from './card-facts.ts';
import type { ListedBike } from '../list/lots.ts';
import styles from './bike-rates.module.css';

export function BikeRates({ lot }: { lot: ListedBike }) {
  const text = useText();
  return (
    <ul className={styles.rates}>
      {bikeRates.map((name) => (
        <li key={name} title={text(`listing.rate.${name}`)}>
          <small aria-hidden="true">{text(`listing.rate.${name}.short`)}</small>
          <span className="visually-hidden">{text(`listing.rate.${name}`)} </span>
          {lot[name] ?? '–'}
        </li>
      ))}
    </ul>
  );
}
