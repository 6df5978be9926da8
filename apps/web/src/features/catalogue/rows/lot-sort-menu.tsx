import { type Sort, sortsOf } from '@seri/domain/catalogue/listing';
import { pageTypeData } from '@seri/domain/catalogue/page-types';
import type { ComponentProps } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { SortMenu } from '../../../ui/tables/sort-menu.tsx';
import type { ListingToolsProps } from '../list/slots.ts';

type LotSortMenuProps = Pick<ListingToolsProps, 'pageType' | 'sorting' | 'onSort'> &
  Pick<ComponentProps<typeof SortMenu>, 'trigger'>;

/** Sorts whose price has another name on screen than on the wire. */
const stockNames: Partial<Record<Sort, Sort>> = { soldPrice: 'price' };
const auctionNames: Partial<Record<Sort, Sort>> = { price: 'startPrice' };

/** The sort menu for views without column heads. */
export function LotSortMenu({ pageType, sorting, onSort, ...rest }: LotSortMenuProps) {
  const text = useText();
  const { kind, home } = pageTypeData[pageType];
  const isStock = kind === 'stock';
  const names = isStock ? stockNames : auctionNames;
  return (
    <SortMenu
      {...rest}
      sorts={sortsOf(pageType).map((sort) => ({
        sort,
        label: text(`listing.sort.${names[sort] ?? sort}`),
      }))}
      sorting={sorting}
      unsorted={text(`listing.sort.${isStock ? kind : home}`)}
      onSort={onSort}
    />
  );
}
