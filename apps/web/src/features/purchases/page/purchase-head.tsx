import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { fullDate, tokyo } from '../../../ui/time/format-time.ts';
import { Hanko } from '../../../ui/bid-marks/hanko.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { stopOf } from './purchase-way.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { BackLink } from './purchase-page.tsx';
import styles from './purchase-head.module.css';

interface PurchaseHeadProps {
  purchase: PurchaseDetails;
  back: BackLink;
  /** For staff. */
  tools?: ReactNode;
}

/** Identifies the car. The seal of the win shows while the car still belongs to the client. */
export function PurchaseHead({ purchase: { carDetail, logistics, isTakenBack }, back, tools }: PurchaseHeadProps) {
  const text = useText();
  const language = useLanguage();
  const { title, lotNo, auction, chassis, yearMonth, purchaseDate, pageType, carId } = carDetail;
  const day = fullDate(new Date(purchaseDate), { language, timeZone: tokyo });
  const belongsToClient = !isTakenBack && stopOf(logistics) !== undefined;
  return (
    <header className={styles.head}>
      <ButtonLink kind="bare" href={back.href} icon={<ArrowLeft aria-hidden="true" />} label={back.label} />
      <Plate number={lotNo} size="l" />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{[title, yearMonth.slice(0, 4)].filter(Boolean).join(', ')}</h1>
        <p className={styles.where}>
          <span>{auction}</span>
          <span>{text('purchases.bought', { day })}</span>
          <span className="mono">{chassis}</span>
        </p>
      </div>
      {belongsToClient && (
        <span className={styles.seal}>
          <Hanko />
        </span>
      )}
      <div className={styles.tools}>
        {tools}
        <ButtonLink href={`${pageTypeData[pageType].path}/${carId}`}>{text('purchases.lot')}</ButtonLink>
      </div>
    </header>
  );
}
