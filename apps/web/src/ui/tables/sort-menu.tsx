import type { Sorting } from '@seri/domain/catalogue/listing';
import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../frame/button.tsx';
import { Menu } from '../menus/menu.tsx';
import { useUiText } from '../frame/ui-text.tsx';
import type { TriggerProps } from '../menus/use-popover.ts';

interface SortMenuProps<Sort extends string> {
  sorts: readonly { sort: Sort; label: string }[];
  sorting: Sorting<Sort> | undefined;
  /** Name of the default order. */
  unsorted: string;
  /** undefined resets to the default order. */
  onSort: (sort: Sort | undefined) => void;
  trigger?: (props: TriggerProps, shown: string) => ReactNode;
}

/** Sorts lists that have no clickable heads: cards and strips. */
export function SortMenu<Sort extends string>({ sorts, sorting, unsorted, onSort, trigger }: SortMenuProps<Sort>) {
  const text = useUiText();
  const order = text(sorting?.order === 'DESC' ? 'ui.descending' : 'ui.ascending');
  const chosen = sorts.find(({ sort }) => sort === sorting?.sort);
  const shown = chosen ? text('ui.sortedBy', { sort: chosen.label, order }) : unsorted;
  const items = sorts.map(({ sort, label }) => ({
    id: sort as string,
    label: sort === chosen?.sort ? shown : label,
    checked: sort === chosen?.sort,
    onSelect: () => onSort(sort),
  }));
  const none = { id: 'unsorted', label: unsorted, checked: !chosen, onSelect: () => onSort(undefined) };
  return (
    <Menu
      label={text('ui.sort')}
      placement="bottom-end"
      isSheet
      items={[none, ...items]}
      trigger={(props) =>
        trigger?.(props, shown) ?? (
          <Button {...props} kind="bare" icon={<ArrowUpDown aria-hidden="true" />}>
            {shown}
          </Button>
        )
      }
    />
  );
}
