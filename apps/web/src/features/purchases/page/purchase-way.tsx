import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { fullDate, tokyo } from '../../../ui/time/format-time.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { nextText, type Stop, stopOf, stopsOf } from './purchase-way.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import stops from './purchase-stop.module.css';
import styles from './purchase-way.module.css';

interface PurchaseWayProps {
  purchase: PurchaseDetails;
  today: string;
}

/** All stops with their known dates. A car without a current stop also shows its status. */
export function PurchaseWay({ purchase: { logistics, stages, isReturned }, today }: PurchaseWayProps) {
  const text = useText();
  const language = useLanguage();
  const { status, purchaseDate, yardArrivalEta, voyage, etd, eta } = logistics;
  const day = (date: string | null) => date && dayText(date, language);
  const daysOf: Readonly<Partial<Record<Stop['name'], string | null>>> = {
    processing: fullDate(new Date(purchaseDate), { language, timeZone: tokyo }),
    domesticTransport: day(yardArrivalEta),
    awaitingShip: voyage,
    inTransit: etd && `${text('purchases.etd')} ${day(etd)}`,
    delivered: eta && `${text('purchases.eta')} ${day(eta)}`,
  };
  const since = new Map(stages.map((stage) => [purchaseStatus(stage.status), stage]));
  const sinceText = (name: Stop['name']) => {
    const stage = since.get(name);
    if (!stage?.on) return undefined;
    return stage.isEstimate
      ? text('purchases.about', { value: dayText(stage.on, language) })
      : dayText(stage.on, language);
  };
  const next = nextText({ text, language }, logistics, today);
  return (
    <section aria-label={text('purchases.way')} className={styles.way}>
      {stopOf(logistics) === undefined && !isReturned && (
        <p className={styles.left}>{text(`purchases.status.${purchaseStatus(status)}`)}</p>
      )}
      <ol className={styles.stops}>
        {stopsOf(logistics, isReturned).map(({ name, state }) => {
          const stop = text(`purchases.status.${name}`);
          return (
            <li
              key={name}
              className={stops.stop}
              data-state={state}
              aria-current={state === 'here' ? 'step' : undefined}
            >
              <span className="visually-hidden">{text(`purchases.stop.${state}`, { stop })}</span>
              <b aria-hidden="true">{stop}</b>
              <small>{(state === 'here' && next) || (state !== 'ahead' && sinceText(name)) || daysOf[name]}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
