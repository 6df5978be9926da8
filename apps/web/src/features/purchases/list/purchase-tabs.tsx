import { useText } from '../../../lib/language/text.ts';
import { TabsHead } from '../../../ui/tabs/tabs-head.tsx';
import { type PurchaseTab, purchaseTabs, tabText } from './purchase-tabs.data.ts';
import type { PurchasesAnswer } from './purchases.ts';

interface PurchaseTabsProps {
  tab: PurchaseTab;
  statusList: PurchasesAnswer['statusList'] | undefined;
  hrefOf: (tab: PurchaseTab) => string;
}

const tabs = Object.entries(purchaseTabs) as [PurchaseTab, readonly number[]][];

/** A tab for each stop with its number of cars. The open tab links back to all purchases. */
export function PurchaseTabs({ tab: open, statusList, hrefOf }: PurchaseTabsProps) {
  const text = useText();
  const countOf = (statuses: readonly number[]) =>
    statusList?.reduce((sum, { value, count }) => sum + (statuses.includes(value) ? count : 0), 0);
  return (
    <TabsHead
      title={text('purchases.title')}
      label={text('purchases.tabs')}
      value={open}
      items={tabs.map(([tab, statuses]) => ({
        id: tab,
        label: tabText(text, tab),
        href: hrefOf(tab === open ? 'all' : tab),
        count: countOf(statuses),
      }))}
    />
  );
}
