import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { routeText } from '../page/purchase-way.ts';
import { type Purchase, purchaseName } from './purchases.ts';
import { fullDate, tokyo } from '../../../ui/time/format-time.ts';
import { PaymentMark } from './payment-mark.tsx';
import { PurchaseLink } from './purchase-link.tsx';
import type { PurchaseSetting } from './purchase-list.tsx';
import { PurchaseRail } from '../page/purchase-rail.tsx';
import { PurchaseTotal } from './purchase-total.tsx';
import styles from './purchase-strip.module.css';

interface PurchaseStripProps {
  purchase: Purchase;
  eager: boolean;
  setting: PurchaseSetting;
}

export function PurchaseStrip({ purchase, eager, setting }: PurchaseStripProps) {
  const text = useText();
  const language = useLanguage();
  const highlight = useInk(purchase.status, purchase.totalPrice, purchase.open, purchase.etd, purchase.eta);
  const { year, auction, client, voyage, chassis, sku, etd, eta } = purchase;
  const bought = fullDate(new Date(purchase.purchaseDate), { language, timeZone: tokyo });
  const sailingDays = [etd, eta].map((day) => (day === null ? '' : shortDay(day, language))).filter(Boolean);
  const passage = [sailingDays.join(' → '), voyage].filter(Boolean).join(' · ');
  return (
    <li
      className={styles.strip}
      data-saved={highlight.saved ? '' : undefined}
      onAnimationEnd={highlight.onAnimationEnd}
    >
      <div className={styles.photo}>{setting.renderPhoto(purchase, 480, eager)}</div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <PurchaseLink purchase={purchase} />
          <span className={styles.total}>
            <span className="visually-hidden">{text('purchases.total')} </span>
            <PurchaseTotal purchase={purchase} />
          </span>
        </div>
        <p className="clip">
          <b className={styles.name}>{purchaseName(purchase)}</b> <span className="sub">{year}</span>
        </p>
        <PaymentMark payable={purchase} today={setting.today} />
        {client && <p className="sub clip">{client.name}</p>}
        <p className="sub clip">{[bought, auction].filter(Boolean).join(' · ')}</p>
        <p className="sub clip">
          {chassis && <span className="mono">{chassis} </span>}
          {sku}
        </p>
        {[routeText(purchase), passage].filter(Boolean).map((line) => (
          <p key={line} className="sub">
            {line}
          </p>
        ))}
      </div>
      <div className={styles.way}>
        <PurchaseRail progress={purchase} today={setting.today} />
      </div>
    </li>
  );
}
