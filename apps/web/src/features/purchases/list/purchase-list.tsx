import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import columns from '../../../ui/tables/strip-columns.module.css';
import { columnsFor, roomFor } from './purchase-columns.data.ts';
import type { Purchase } from './purchases.ts';
import type { PurchaseSlots } from './slots.ts';
import { PurchaseRow } from './purchase-row.tsx';
import { PurchaseStrip } from './purchase-strip.tsx';
import strips from './purchase-strip.module.css';

export interface PurchaseSetting extends Pick<PurchaseSlots, 'renderPhoto'> {
  isStaff: boolean;
  today: string;
}

interface PurchaseListProps {
  purchases: readonly Purchase[];
  stale: boolean;
  setting: PurchaseSetting;
}

/** Number of rows visible at first; their photos load eagerly. */
const eagerRows = 6;

export function PurchaseList({ purchases, stale, setting }: PurchaseListProps) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const propsOf = (purchase: Purchase, index: number) => ({ purchase, setting, eager: index < eagerRows });
  const label = text('purchases.title');
  if (!isDesktop) {
    return (
      <ul aria-label={label} aria-busy={stale ? true : undefined} className={columns.columns}>
        {purchases.map((purchase, index) => (
          <PurchaseStrip key={purchase.id} {...propsOf(purchase, index)} />
        ))}
      </ul>
    );
  }
  const { isStaff } = setting;
  return (
    <ListTable columns={columnsFor(isStaff)} minWidth={roomFor(isStaff)} label={label} density="double" stale={stale}>
      {purchases.map((purchase, index) => (
        <PurchaseRow key={purchase.id} {...propsOf(purchase, index)} />
      ))}
    </ListTable>
  );
}

export function PurchaseListLoading({ isStaff }: Pick<PurchaseSetting, 'isStaff'>) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const label = text('purchases.loading');
  if (!isDesktop) return <RuledStrips list={columns.columns} strip={strips.strip} rows={8} label={label} />;
  return (
    <ListTableLoading
      columns={columnsFor(isStaff)}
      minWidth={roomFor(isStaff)}
      density="double"
      rows={12}
      label={label}
    />
  );
}
