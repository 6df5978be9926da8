import type { Language } from '@seri/domain/common/languages';
import type { ReactNode } from 'react';
import { listCells } from '../../../lib/lists/list-table.tsx';
import { useLanguage } from '../../../lib/language/text.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { columnsFor, type PurchaseColumnId } from './purchase-columns.data.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { PaymentMark } from './payment-mark.tsx';
import { type Purchase, purchaseName } from './purchases.ts';
import type { PurchaseSetting } from './purchase-list.tsx';
import { PurchaseLink } from './purchase-link.tsx';
import { PurchaseRail } from '../page/purchase-rail.tsx';
import { PurchaseTotal } from './purchase-total.tsx';

interface PurchaseRowProps {
  purchase: Purchase;
  eager: boolean;
  setting: PurchaseSetting;
}

export function PurchaseRow({ purchase, eager, setting }: PurchaseRowProps) {
  const language = useLanguage();
  const highlight = useInk(purchase.status, purchase.totalPrice, purchase.open, purchase.etd, purchase.eta);
  return (
    <TableRow opens saved={highlight.saved} onAnimationEnd={highlight.onAnimationEnd}>
      {listCells(columnsFor(setting.isStaff), (id) => cellContents[id]({ purchase, eager, setting, language }))}
    </TableRow>
  );
}

const dash = <span className="sub">–</span>;

interface ContentProps extends PurchaseRowProps {
  language: Language;
}

const cellContents: Readonly<Record<PurchaseColumnId, (props: ContentProps) => ReactNode>> = {
  photo: ({ purchase, eager, setting }) => setting.renderPhoto(purchase, 120, eager),
  lot: ({ purchase }) => <PurchaseLink purchase={purchase} />,
  car: ({ purchase }) => (
    <div>
      <b className="strong">{purchaseName(purchase)}</b>
      <small>{[purchase.year, purchase.sku].filter(Boolean).join(' · ')}</small>
    </div>
  ),
  whose: ({ purchase: { client } }) => <span title={client?.name}>{client?.name}</span>,
  chassis: ({ purchase }) => <span className="mono">{purchase.chassis || dash}</span>,
  bought: ({ purchase }) => (
    <>
      <JapanDate instant={purchase.purchaseDate} />
      <small>{purchase.auction}</small>
    </>
  ),
  way: ({ purchase, setting }) => <PurchaseRail progress={purchase} today={setting.today} />,
  route: ({ purchase: { exportPort, dischargePort, voyage } }) => (
    <>
      {exportPort || dash}
      {dischargePort && <small>→ {dischargePort}</small>}
      {voyage && <small>{voyage}</small>}
    </>
  ),
  times: ({ purchase: { etd, eta }, language }) => (
    <>
      {etd ? dayText(etd, language) : dash}
      {eta && <small>→ {dayText(eta, language)}</small>}
    </>
  ),
  total: ({ purchase, setting }) => (
    <>
      <PurchaseTotal purchase={purchase} />
      <small>
        <PaymentMark payable={purchase} today={setting.today} />
      </small>
    </>
  ),
  papers: ({ purchase }) => purchase.documents,
};
