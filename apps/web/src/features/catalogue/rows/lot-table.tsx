import type { Sort, Sorting } from '@seri/domain/catalogue/listing';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { ListTable } from '../../../lib/lists/list-table.tsx';
import { columnsOf, screenWidths, tableWidth } from './columns.data.ts';
import { useHiddenColumns } from './column-choice.ts';
import { shownColumns } from './hidden-columns.ts';
import { useDensity } from '../list/views.ts';
import type { LotsProps } from './lot-list.tsx';
import { LotRow } from './lot-row.tsx';
import styles from './lot-table.module.css';

const eagerRows = 12;
/** Photo widths in px: 4:3 at the row height of each density. */
const pictureWidth = { tight: 43, normal: 59, roomy: 85 } as const;

const panelWidth = 320;

/** The widest of `screenWidths` that the screen has, without what a panel beside the list takes. */
function useRoom(taken: number): number {
  const [first, second] = screenWidths;
  const hasFirst = useMedia(`(width >= ${first + taken}px)`);
  const hasSecond = useMedia(`(width >= ${second + taken}px)`);
  if (hasSecond) return second;
  return hasFirst ? first : 0;
}

interface LotTableProps extends LotsProps {
  pageType: PageType;
  sorting: Sorting<Sort> | undefined;
  onSort: (sort: Sort) => void;
}

export function LotTable({ pageType, lots, label, visited, stale, setting, sorting, onSort }: LotTableProps) {
  const density = useDensity();
  const hidden = useHiddenColumns(pageTypeData[pageType].shape);
  const columns = shownColumns(columnsOf(pageType), hidden, useRoom(setting.isTight ? panelWidth : 0));
  const sized = columns.map((column) => (column.id === 'photo' ? { ...column, width: pictureWidth[density] } : column));
  return (
    <ListTable
      columns={sized}
      className={setting.onBid && styles.bids}
      label={label}
      stale={stale}
      density={density}
      dense
      minWidth={tableWidth(columns)}
      sorting={sorting}
      onSort={onSort}
    >
      {lots.map((lot, index) => (
        <LotRow
          key={lot.id}
          lot={lot}
          columns={columns}
          seen={visited.has(lot.id)}
          eager={index < eagerRows}
          setting={setting}
        />
      ))}
    </ListTable>
  );
}
