import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Grade } from '../../../ui/grade.tsx';
import { JapanTime } from '../../../ui/japan-time.tsx';
import { Plate } from '../../../ui/plate.tsx';
import type { CarView } from '../model/car-view.ts';
import { carName } from '../model/lot-facts.ts';
import styles from './lot-head.module.css';

interface LotHeadProps {
  view: CarView;
  listingHref: string;
  favourite: ReactNode;
}

export function LotHead({ view, listingHref, favourite }: LotHeadProps) {
  const text = useText();
  const { lotNumber, auctionName, auctionDate, condition } = view.lotInfo;
  const { year, chassisId } = view.carInfo;
  return (
    <header className={styles.head}>
      <ButtonLink kind="bare" href={listingHref} icon={<ArrowLeft aria-hidden="true" />} label={text('lots.back')} />
      <Plate number={lotNumber} size="l" />
      <div className={styles.words}>
        <h1>
          <span className="visually-hidden">{`${auctionName} · ${lotNumber} · `}</span>
          {[carName(view), year].filter(Boolean).join(', ')}
        </h1>
        <p className="sub">
          {auctionName}
          {chassisId && ' · '}
          {chassisId && <span className="mono">{chassisId}</span>}
        </p>
      </div>
      <Grade value={condition || null} size="l" />
      {favourite}
      <dl className={styles.runs}>
        <dt className="cap">{text('lots.fact.runs')}</dt>
        <dd>
          <JapanTime instant={auctionDate} now={serverNow()} date />
        </dd>
      </dl>
    </header>
  );
}
