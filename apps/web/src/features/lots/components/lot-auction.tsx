import { isOpen } from '@seri/domain/lots/lot-states';
import { type Text, useText } from '../../../lib/text.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { priceFacts } from '../model/lot-facts.ts';
import type { ViewedLot } from '../model/lot-view.ts';
import { lotStatusText } from '../model/status-text.ts';

export function LotAuction({ lot }: { lot: ViewedLot }) {
  const text = useText();
  const { status } = lot.lotInfo;
  const isStock = lot.pageType === 'stock';
  return (
    <Sheet
      flush
      title={text(isStock ? 'lot.stock' : 'lot.auction')}
      actions={
        <output>
          <Lamp code={status} label={isStock ? stockText(text, status) : lotStatusText(text, status)} />
        </output>
      }
    >
      <Facts cols={1} phoneCols={1} items={priceFacts(text, lot)} />
    </Sheet>
  );
}

/** R50: no house auctions a stock car; an order reserves it. */
function stockText(text: Text, status: number): string {
  return text(isOpen(status) ? 'lot.stock.free' : 'lot.stock.taken');
}
