import type { CarSort, Sorting } from '@seri/domain/listing';
import { useText } from '../../../lib/text.ts';
import { HeadCell } from '../../../ui/head-cell.tsx';
import { RuledTable } from '../../../ui/ruled-loading.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import type { CarLot } from '../model/car-lots.ts';
import { carColumns, carTableWidth } from '../model/car-columns.data.ts';
import type { RenderFavourite } from '../model/render-favourite.ts';
import { CarRow } from './car-row.tsx';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
const eagerRows = 12;

interface CarTableHeadProps {
  sorting: Sorting<CarSort> | undefined;
  onSort: (sort: CarSort) => void;
}

function CarTableHead({ sorting, onSort }: CarTableHeadProps) {
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

interface CarTableProps extends CarTableHeadProps {
  lots: readonly CarLot[];
  visited: ReadonlySet<number>;
  stale: boolean;
  renderFavourite: RenderFavourite;
}

export function CarTable({ lots, visited, stale, sorting, onSort, renderFavourite }: CarTableProps) {
  const text = useText();
  return (
    <TableFrame label={text('catalogue.table')} stale={stale} minWidth={carTableWidth} fixed>
      <colgroup>
        {carColumns.map(({ id, width }) => (
          <col key={id} style={width === 'rest' ? undefined : { width }} />
        ))}
      </colgroup>
      <CarTableHead sorting={sorting} onSort={onSort} />
      <tbody>
        {lots.map((lot, index) => (
          <CarRow
            key={lot.id}
            lot={lot}
            seen={visited.has(lot.id)}
            eager={index < eagerRows}
            renderFavourite={renderFavourite}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}

export function CarTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return (
    <RuledTable
      columns={carColumns.map(({ width }) => width)}
      head={<CarTableHead sorting={undefined} onSort={() => {}} />}
      minWidth={carTableWidth}
      rows={rows}
      label={text('catalogue.loading')}
    />
  );
}
