import { Columns2, LayoutGrid, Table2 } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { chooseView, useView, type View } from '../list/views.ts';

export const viewIcons = { table: Table2, column: Columns2, cards: LayoutGrid };

/** A view that this screen has no room for is shown as the first one that it has. */
export function ViewSwitch({ views }: { views: readonly View[] }) {
  const text = useText();
  const view = useView();
  return (
    <Segmented
      label={text('listing.view')}
      size="s"
      value={views.find((one) => one === view) ?? views[0] ?? view}
      onChange={chooseView}
      options={views.map((value) => {
        const Icon = viewIcons[value];
        return { value, label: <Icon aria-hidden="true" />, name: text(`listing.view.${value}`) };
      })}
    />
  );
}
