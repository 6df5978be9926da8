import type { Sort, Sorting } from '@seri/domain/listing';
import { useText } from '../../../lib/text.ts';
import { HeadCell } from '../../../ui/head-cell.tsx';
import { carColumns } from '../model/car-columns.data.ts';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
export interface CarTableHeadProps {
  sorting: Sorting<Sort> | undefined;
  onSort: (sort: Sort) => void;
}

export function CarTableHead({ sorting, onSort }: CarTableHeadProps) {
  const text = useText();
  return (
    <thead>
      <tr>
        {carColumns.map(({ id, head, sort, numeric, quiet }) => (
          <HeadCell
            key={id}
            numeric={numeric}
            sort={sorting && sorting.sort === sort ? directions[sorting.order] : 'none'}
            onSort={sort && (() => onSort(sort))}
          >
            {quiet ? <span className="visually-hidden">{text(head)}</span> : text(head)}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}
