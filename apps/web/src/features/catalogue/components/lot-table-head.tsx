import type { Sort, Sorting } from '@seri/domain/listing';
import { useText } from '../../../lib/text.ts';
import { HeadCell } from '../../../ui/head-cell.tsx';
import type { Column } from '../model/columns.data.ts';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

export interface LotTableHeadProps {
  columns: readonly Column[];
  sorting: Sorting<Sort> | undefined;
  onSort: (sort: Sort) => void;
}

export function LotTableHead({ columns, sorting, onSort }: LotTableHeadProps) {
  const text = useText();
  return (
    <thead>
      <tr>
        {columns.map(({ id, head, sort, numeric, quiet }) => (
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
