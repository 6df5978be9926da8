import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { mayLeaveShip } from '@seri/domain/voyages/boarding';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useText } from '../../../lib/language/text.ts';
import { listCells, ListTable } from '../../../lib/lists/list-table.tsx';
import strips from '../../../lib/lists/list-strip.module.css';
import { Check } from '../../../ui/fields/check.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { carLacksText } from '../lack-texts.ts';
import type { CarOnShip, VoyageDetails } from '../voyages.ts';
import styles from '../voyages.module.css';
import { TakeOff } from '../board/take-off.tsx';
import { type CarColumnId, carColumns } from './car-columns.data.ts';

const wide = '(width >= 1280px)';

interface VoyageCarsProps {
  voyage: VoyageDetails;
  /** R102: makes the file about the marked cars for a forwarder. */
  onInstruct: (cars: readonly CarOnShip[]) => void;
}

/** R98: the cars on a ship; those that are marked are taken off, or told to a forwarder. */
export function VoyageCars({ voyage, onInstruct }: VoyageCarsProps) {
  const text = useText();
  const isWide = useMedia(wide);
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  const { cars, calls } = voyage;
  const mayTakeOff = ({ status }: CarOnShip) => voyage.can.edit && mayLeaveShip(status);
  const columns = cars.some(mayTakeOff) ? carColumns : carColumns.filter(({ id }) => id !== 'mark');
  const chosen = cars.filter((car) => marked.has(car.id) && mayTakeOff(car));
  const toggle = (id: number) =>
    mark(marked.has(id) ? new Set([...marked].filter((one) => one !== id)) : new Set([...marked, id]));
  const portOf = (id: number) => calls.find((call) => call.id === id)?.name ?? '';
  const contents: Readonly<Record<CarColumnId, (car: CarOnShip) => ReactNode>> = {
    mark: (car) =>
      mayTakeOff(car) && (
        <Check
          label={text('voyages.mark', { car: `${car.sku} ${car.name}` })}
          hideLabel
          checked={marked.has(car.id)}
          onChange={() => toggle(car.id)}
        />
      ),
    car: (car) => (
      <div>
        <UiLink href={`/purchases/${car.id}`}>{car.name}</UiLink>
        <span className="sub"> {[car.sku, car.chassis].filter(Boolean).join(' · ')}</span>
      </div>
    ),
    client: ({ client }) => <div>{client.name}</div>,
    status: ({ status }) => text(`voyages.car.${purchaseStatus(status)}`),
    ports: (car) => (
      <div>
        {`${portOf(car.loadCallId)} → ${portOf(car.dischargeCallId)}`}
        {car.blNo !== '' && (
          <>
            {' '}
            <span className={classNames('sub', styles.bl)}>{text('voyages.bl', { number: car.blNo })}</span>
          </>
        )}
      </div>
    ),
    lacks: (car) => <div className={car.isLeftBehind ? styles.warn : undefined}>{carLacksText(text, car) || '–'}</div>,
  };
  return (
    <Sheet flush title={text('voyages.cars')}>
      {cars.length === 0 && <EmptyState title={text('voyages.noCars')}>{text('voyages.noCars.hint')}</EmptyState>}
      {chosen.length > 0 && (
        <div className={styles.carTools}>
          <TakeOff cars={chosen} onDone={() => mark(new Set())} />
          <Button onClick={() => onInstruct(chosen)}>{text('instruction.title')}</Button>
        </div>
      )}
      {cars.length > 0 && isWide && (
        <ListTable columns={columns} label={text('voyages.cars')} density="double">
          {cars.map((car) => (
            <TableRow key={car.id} selected={marked.has(car.id)}>
              {listCells(columns, (id) => contents[id](car))}
            </TableRow>
          ))}
        </ListTable>
      )}
      {cars.length > 0 && !isWide && (
        <ul aria-label={text('voyages.cars')} className={strips.strips}>
          {cars.map((car) => (
            <li key={car.id} className={strips.strip}>
              <div className={strips.line}>
                {contents.car(car)}
                {contents.mark(car)}
              </div>
              <div className={strips.line}>
                {contents.client(car)}
                <span>{contents.status(car)}</span>
              </div>
              <div className={strips.words}>{contents.ports(car)}</div>
              {(car.lacks.length > 0 || car.isLeftBehind) && <div className={strips.words}>{contents.lacks(car)}</div>}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
