import { ListTable, ListTableLoading } from '../../../lib/list-table.tsx';
import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { RuledStrips } from '../../../ui/ruled-strips.tsx';
import columns from '../../../ui/strip-columns.module.css';
import { columnsFor, roomFor } from '../model/purchase-columns.data.ts';
import type { Purchase } from '../model/purchases.ts';
import type { PurchaseSlots } from '../model/slots.ts';
import { PurchaseRow } from './purchase-row.tsx';
import { PurchaseStrip } from './purchase-strip.tsx';
import strips from './purchase-strip.module.css';

/** What every row needs beside its purchase. */
export interface PurchaseSetting extends Pick<PurchaseSlots, 'renderPhoto'> {
  isStaff: boolean;
  today: string;
}

interface PurchaseListProps {
  purchases: readonly Purchase[];
  stale: boolean;
  setting: PurchaseSetting;
}

/** Rows that are in sight at once: their photos are asked for at once. */
const atFirst = 6;

export function PurchaseList({ purchases, stale, setting }: PurchaseListProps) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const rest = (purchase: Purchase, place: number) => ({ purchase, setting, eager: place < atFirst });
  const label = text('purchases.title');
  if (!isDesktop) {
    return (
      <ul aria-label={label} aria-busy={stale ? true : undefined} className={columns.columns}>
        {purchases.map((purchase, place) => (
          <PurchaseStrip key={purchase.id} {...rest(purchase, place)} />
        ))}
      </ul>
    );
  }
  const { isStaff } = setting;
  return (
    <ListTable columns={columnsFor(isStaff)} minWidth={roomFor(isStaff)} label={label} density="roomy" stale={stale}>
      {purchases.map((purchase, place) => (
        <PurchaseRow key={purchase.id} {...rest(purchase, place)} />
      ))}
    </ListTable>
  );
}

/** The empty form at its true height. */
export function PurchaseListLoading({ isStaff }: Pick<PurchaseSetting, 'isStaff'>) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const label = text('purchases.loading');
  if (!isDesktop) return <RuledStrips list={columns.columns} strip={strips.strip} rows={8} label={label} />;
  return (
    <ListTableLoading
      columns={columnsFor(isStaff)}
      minWidth={roomFor(isStaff)}
      density="roomy"
      rows={12}
      label={label}
    />
  );
}
