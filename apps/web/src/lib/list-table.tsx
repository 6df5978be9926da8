import type { Sorting } from '@seri/domain/catalogue/listing';
import type { ComponentProps, ReactNode } from 'react';
import { HeadCell } from '../ui/head-cell.tsx';
import { RuledTable } from '../ui/ruled-loading.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import type { ListColumn } from './list-columns.ts';
import { useText } from './text.ts';

interface ListHeadProps<Sort extends string> {
  columns: readonly ListColumn<Sort>[];
  /** What stands in heads in place of their names, by the columns’ ids. */
  heads?: Readonly<Record<string, ReactNode>> | undefined;
  sorting?: Sorting<Sort> | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Its parts say what they are: laid out as no table is, Safari forgets that they are one. */
  saysRoles?: true | undefined;
}

type Frame = Omit<ComponentProps<typeof TableFrame>, 'widths' | 'children'>;

interface ListTableProps<Sort extends string> extends ListHeadProps<Sort>, Frame {
  /** Its rows: all of them, or those in sight between what holds the place of the others. */
  children: ReactNode;
}

/** A list as a table: its columns are data, its rows what the caller makes of them. */
export function ListTable<Sort extends string>(props: ListTableProps<Sort>) {
  const { columns, heads, sorting, onSort, saysRoles, children, ...frame } = props;
  return (
    <TableFrame {...frame} role={saysRoles && 'table'} widths={widthsOf(columns)}>
      <ListHead columns={columns} heads={heads} sorting={sorting} onSort={onSort} saysRoles={saysRoles} />
      <tbody role={saysRoles && 'rowgroup'}>{children}</tbody>
    </TableFrame>
  );
}

type ListLoadingProps = Omit<ComponentProps<typeof RuledTable>, 'columns' | 'head'> &
  Pick<ListTableProps<string>, 'columns'>;

/** The list on its way, under its own head. */
export function ListTableLoading({ columns, ...frame }: ListLoadingProps) {
  return <RuledTable {...frame} columns={widthsOf(columns)} head={<ListHead columns={columns} />} />;
}

/** The cells of a row. */
export function listCells<Column extends ListColumn>(
  columns: readonly Column[],
  contentOf: (id: Column['id']) => ReactNode,
  role?: 'cell',
): ReactNode {
  return columns.map(({ id, cell, numeric }) => (
    <td key={id} role={role} data-cell={cell} data-column={id} className={numeric ? 'num' : undefined}>
      {contentOf(id)}
    </td>
  ));
}

const widthsOf = (columns: readonly ListColumn[]) => columns.map(({ width }) => width);

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

function ListHead<Sort extends string>({ columns, heads, sorting, onSort, saysRoles }: ListHeadProps<Sort>) {
  const text = useText();
  return (
    <thead role={saysRoles && 'rowgroup'}>
      <tr role={saysRoles && 'row'}>
        {columns.map(({ id, head, sort, numeric, quiet }) => (
          <HeadCell
            key={id}
            role={saysRoles && 'columnheader'}
            numeric={numeric}
            sort={sorting && sorting.sort === sort ? directions[sorting.order] : 'none'}
            onSort={sort && (() => onSort?.(sort))}
          >
            {heads?.[id] ?? (quiet ? <span className="visually-hidden">{text(head)}</span> : text(head))}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}
