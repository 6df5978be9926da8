import { type CarSort, carSorts, type Sorting } from '@seri/domain/listing';
import { ArrowUpDown } from 'lucide-react';
import { type Text, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';

interface SortMenuProps {
  sorting: Sorting<CarSort> | undefined;
  /** undefined is the default order. */
  onSort: (sort: CarSort | undefined) => void;
}

function sortText(text: Text, sorting: Sorting<CarSort> | undefined): string {
  if (!sorting) return text('catalogue.sort.none');
  const order = text(sorting.order === 'ASC' ? 'catalogue.sort.asc' : 'catalogue.sort.desc');
  return text('catalogue.sort.by', { sort: text(`catalogue.sort.${sorting.sort}`), order });
}

/** Cards and strips have no heads to press. */
export function SortMenu({ sorting, onSort }: SortMenuProps) {
  const text = useText();
  const items = carSorts.map((sort) => ({
    id: sort as string,
    label: sorting?.sort === sort ? sortText(text, sorting) : text(`catalogue.sort.${sort}`),
    checked: sorting?.sort === sort,
    onSelect: () => onSort(sort),
  }));
  const none = {
    id: 'default',
    label: text('catalogue.sort.none'),
    checked: !sorting,
    onSelect: () => onSort(undefined),
  };
  return (
    <Menu
      label={text('catalogue.sort')}
      placement="bottom-end"
      items={[none, ...items]}
      trigger={(props) => (
        <Button {...props} kind="bare" icon={<ArrowUpDown aria-hidden="true" />}>
          {sortText(text, sorting)}
        </Button>
      )}
    />
  );
}
