import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Radio } from '../../../ui/inputs/radio.tsx';
import type { CarOfList, RowOfList } from '../shipping-files.ts';
import styles from './row.module.css';

interface ListedCarProps {
  row: RowOfList;
  /** Undefined for readers who decide nothing. */
  onChoose?: ((purchaseId: number) => void) | undefined;
}

/** The car that a row is about; of one that was bought twice, the choice. */
export function ListedCarOfRow({ row, onChoose }: ListedCarProps) {
  const text = useText();
  const { car, others, match, place } = row;
  if (match === 'several' && onChoose) {
    const cars = [...(car ? [car] : []), ...others].toSorted((one, other) => one.id - other.id);
    return (
      <fieldset className={styles.cars}>
        <legend className="visually-hidden">{text('shippingFiles.row.cars')}</legend>
        {cars.map((one) => (
          <Radio
            key={one.id}
            name={`car-${place}`}
            label={<CarFacts car={one} />}
            checked={one.id === car?.id}
            onChange={() => onChoose(one.id)}
          />
        ))}
      </fieldset>
    );
  }
  if (!car) return <span className={styles.noCar}>{text('shippingFiles.row.noCar')}</span>;
  return (
    <>
      <UiLink href={`/purchases/${car.id}`} className={styles.name}>
        {car.name} <span className="mono">{car.sku}</span>
      </UiLink>
      <span className="sub">
        {car.client.name} · {text(`voyages.car.${purchaseStatus(car.status)}`)}
      </span>
    </>
  );
}

function CarFacts({ car }: { car: CarOfList }) {
  const text = useText();
  return (
    <span className={styles.facts}>
      <span>
        {car.name} <span className="mono">{car.sku}</span>
      </span>
      <span className="sub">
        {car.client.name} · {text(`voyages.car.${purchaseStatus(car.status)}`)}
      </span>
    </span>
  );
}
