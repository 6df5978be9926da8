import { type SettlementEnd, settlementEnds } from '@seri/domain/settlements/settlement';
import { Ellipsis, Plus } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Menu } from '../../../ui/menus/menu.tsx';

interface ChargeActionsProps {
  onAdd: () => void;
  onEnd: (end: SettlementEnd) => void;
}

/** Staff alone load it. */
export function ChargeActions({ onAdd, onEnd }: ChargeActionsProps) {
  const text = useText();
  return (
    <>
      <Button size="s" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {text('purchases.charge.add')}
      </Button>
      <Menu
        label={text('purchases.settlement')}
        placement="bottom-end"
        trigger={(props) => (
          <Button
            {...props}
            size="s"
            kind="bare"
            icon={<Ellipsis aria-hidden="true" />}
            label={text('purchases.settlement')}
          />
        )}
        items={settlementEnds.map((end) => ({
          id: end,
          label: text(`purchases.settlement.${end}`),
          onSelect: () => onEnd(end),
        }))}
      />
    </>
  );
}
