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

/** The width of the photo column in px: 4:3 at the row height of each density; the photo to ask for; the rows at first. */
const pictures = {
  tight: { width: 43, photo: 120, eagerRows: 12 },
  normal: { width: 59, photo: 120, eagerRows: 12 },
  roomy: { width: 140, photo: 200, eagerRows: 7 },
} as const;

const panelWidth = 304;

/** The widest of `screenWidths` that the screen has, without what a panel beside the list and large photos take. */
function useRoom(taken: number): number {
  const [first, second, third] = screenWidths;
  const has = [
    useMedia(`(width >= ${first + taken}px)`),
    useMedia(`(width >= ${second + taken}px)`),
    useMedia(`(width >= ${third + taken}px)`),
  ];
  return screenWidths.findLast((_, index) => has[index]) ?? 0;
}

interface LotTableProps extends LotsProps {
  pageType: PageType;
  sorting: Sorting<Sort> | undefined;
  onSort: (sort: Sort) => void;
}

export function LotTable({ pageType, lots, label, visited, stale, setting, sorting, onSort }: LotTableProps) {
  const density = useDensity();
  const picture = pictures[density];
  const hidden = useHiddenColumns(pageTypeData[pageType].shape);
  const isTight = setting.isTight ?? false;
  const width = useRoom((isTight ? panelWidth : 0) + picture.width - pictures.normal.width);
  const columns = shownColumns(columnsOf(pageType), hidden, { width, isTight });
  const isTall = density === 'roomy' && width === 0;
  const sized = columns.map((column) => (column.id === 'photo' ? { ...column, width: picture.width } : column));
  return (
    <ListTable
      columns={sized}
      className={setting.onBid && styles.bids}
      label={label}
      stale={stale}
      density={density}
      dense
      minWidth={tableWidth(sized)}
      sorting={sorting}
      onSort={onSort}
    >
      {lots.map((lot, index) => (
        <LotRow
          key={lot.id}
          lot={lot}
          columns={columns}
          seen={visited.has(lot.id)}
          eager={index < picture.eagerRows}
          photoWidth={picture.photo}
          isTall={isTall}
          setting={setting}
        />
      ))}
    </ListTable>
  );
}
