import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { Ship } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { fullDate, tokyo } from '../../../ui/time/format-time.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';

/** A ship's name leads staff to its voyage. */
export function PurchaseLogistics({ logistics, ship }: Pick<PurchaseDetails, 'logistics' | 'ship'>) {
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
    voyage: ship?.voyageId ? <UiLink href={`/voyages/${ship.voyageId}`}>{ship.name}</UiLink> : logistics.voyage,
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
  return (
    <Sheet flush icon={<Ship aria-hidden="true" />} title={text('purchases.logistics')}>
      <Facts
        cols={2}
        phoneCols={2}
        items={names.map((name) => ({ caption: text(`purchases.${name}`), value: values[name] || '–' }))}
      />
    </Sheet>
  );
}
