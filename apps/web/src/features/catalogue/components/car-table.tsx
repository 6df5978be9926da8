import { useText } from '../../../lib/text.ts';
import { TableFrame } from '../../../ui/table-frame.tsx';
import type { CarLot } from '../model/car-lots.ts';
import { carColumns, carTableWidth } from '../model/car-columns.data.ts';
import type { RenderFavourite } from '../model/render-favourite.ts';
import { CarRow } from './car-row.tsx';
import { CarTableHead, type CarTableHeadProps } from './car-table-head.tsx';

const eagerRows = 12;

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
