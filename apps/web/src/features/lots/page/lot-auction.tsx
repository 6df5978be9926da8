import { isOpen } from '@seri/domain/lots/lot-states';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { priceFacts } from '../facts/lot-facts.ts';
import type { ViewedLot } from './lot-view.ts';
import { lotStatusText } from '../facts/status-text.ts';

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
