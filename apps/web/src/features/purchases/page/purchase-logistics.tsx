import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { Ship } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { fullDate, tokyo } from '../../../ui/time/format-time.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { WayField } from '../way/way-ask.ts';
import styles from './purchase-logistics.module.css';

/** The facts that nobody edits. */
const given = new Set(['status', 'purchaseDate', 'typeOfExport']);

interface PurchaseLogisticsProps extends Pick<PurchaseDetails, 'logistics' | 'ship'> {
  /** For staff who may edit a fact. */
  onEdit: ((field: WayField) => void) | undefined;
}

/** A ship's name leads staff to its voyage. Of the other facts each is a button that edits it. */
export function PurchaseLogistics({ logistics, ship, onEdit }: PurchaseLogisticsProps) {
  const text = useText();
  const language = useLanguage();
  const day = (date: string | null) => (date === null ? '–' : dayText(date, language));
  const bought = fullDate(new Date(logistics.purchaseDate), { language, timeZone: tokyo });
  const values = {
    status: text(`purchases.status.${purchaseStatus(logistics.status)}`),
    purchaseDate: bought,
    stockYard: logistics.stockYard,
    yardArrivalEta: day(logistics.yardArrivalEta),
    exportPort: logistics.exportPort,
    typeOfExport: logistics.typeOfExport,
    shippingLine: logistics.shippingLine,
    voyage: logistics.voyage,
    etd: day(logistics.etd),
    eta: day(logistics.eta),
    dischargePort: logistics.dischargePort,
    destination: logistics.destination,
    bookingNo: logistics.bookingNo,
    containerNo: logistics.containerNo,
    blNo: logistics.blNo,
    blKind: logistics.blKind && text(`purchases.blKind.${logistics.blKind}`),
  } as const;
  const names = Object.keys(values) as (keyof typeof values)[];
  const valueOf = (name: keyof typeof values) => {
    const value = values[name] || '–';
    if (name === 'voyage' && ship?.voyageId) {
      return (
        <span data-way-field={onEdit && name}>
          <UiLink href={`/voyages/${ship.voyageId}`}>{ship.name}</UiLink>
        </span>
      );
    }
    if (!onEdit || given.has(name)) return value;
    return (
      <button
        type="button"
        data-way-field={name}
        className={styles.edit}
        aria-label={text('purchases.edit', { field: text(`purchases.${name}`), value })}
        aria-keyshortcuts="E"
        onClick={() => onEdit(name as WayField)}
      >
        {value}
      </button>
    );
  };
  return (
    <Sheet flush icon={<Ship aria-hidden="true" />} title={text('purchases.logistics')}>
      <Facts
        cols={2}
        phoneCols={2}
        items={names.map((name) => ({ caption: text(`purchases.${name}`), value: valueOf(name) }))}
      />
    </Sheet>
  );
}
