import { type PageType, pageTypeData } from '@seri/domain/page-types';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { type Column, columnsOf, tableWidth } from '../model/columns.data.ts';
import { useHiddenColumns } from '../model/column-choice.ts';
import { shownColumns } from '../model/hidden-columns.ts';
import { useDensity } from '../model/views.ts';
import type { LotsProps } from './lot-list.tsx';
import { LotRow } from './lot-row.tsx';
import styles from './lot-table.module.css';
import { LotTableHead, type LotTableHeadProps } from './lot-table-head.tsx';

const eagerRows = 12;
/** A photo is as wide as it is high, by four to three. */
const pictureWidth = { tight: 43, normal: 59, roomy: 85 } as const;
const widthOf = (width: Column['width']) => (width === 'rest' ? undefined : { width });

export interface LotTableProps extends LotsProps, Omit<LotTableHeadProps, 'columns'> {
  pageType: PageType;
}

export function LotTable({ pageType, lots, label, visited, stale, setting, sorting, onSort }: LotTableProps) {
  const density = useDensity();
  const hidden = useHiddenColumns(pageTypeData[pageType].shape);
  const columns = shownColumns(columnsOf(pageType), hidden, setting.isTight);
  return (
    <TableFrame
      className={styles.table}
      label={label}
      stale={stale}
      density={density}
      minWidth={tableWidth(columns)}
      fixed
    >
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={widthOf(id === 'photo' ? pictureWidth[density] : width)} />
        ))}
      </colgroup>
      <LotTableHead columns={columns} sorting={sorting} onSort={onSort} />
      <tbody>
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
      </tbody>
    </TableFrame>
  );
}
