import type { Sorting } from '@seri/domain/catalogue/listing';
import type { ComponentProps, ReactNode } from 'react';
import { HeadCell } from '../../ui/tables/head-cell.tsx';
import { RuledTable } from '../../ui/tables/ruled-loading.tsx';
import { TableFrame } from '../../ui/tables/table-frame.tsx';
import type { ListColumn } from './list-columns.ts';
import { useText } from '../language/text.ts';

interface ListHeadProps<Sort extends string> {
  columns: readonly ListColumn<Sort>[];
  /** Replacements for column names, by column id. */
  heads?: Readonly<Record<string, ReactNode>> | undefined;
  sorting?: Sorting<Sort> | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Sets ARIA roles explicitly: with another CSS display, Safari drops the table semantics. */
  explicitRoles?: true | undefined;
}

type ListFrameProps = Omit<ComponentProps<typeof TableFrame>, 'widths' | 'children'>;

interface ListTableProps<Sort extends string> extends ListHeadProps<Sort>, ListFrameProps {
  /** All rows, or the visible ones of a virtualised list between two spacers. */
  children: ReactNode;
}

/** A list as a table: columns come as data, rows from the caller. */
export function ListTable<Sort extends string>(props: ListTableProps<Sort>) {
  const { columns, heads, sorting, onSort, explicitRoles, children, ...frame } = props;
  return (
    <TableFrame {...frame} role={explicitRoles && 'table'} widths={widthsOf(columns)}>
      <ListHead columns={columns} heads={heads} sorting={sorting} onSort={onSort} explicitRoles={explicitRoles} />
      <tbody role={explicitRoles && 'rowgroup'}>{children}</tbody>
    </TableFrame>
  );
}

type ListLoadingProps = Omit<ComponentProps<typeof RuledTable>, 'columns' | 'head'> &
  Pick<ListTableProps<string>, 'columns'>;

/** The loading state of a list, under its real head. */
export function ListTableLoading({ columns, ...frame }: ListLoadingProps) {
  return <RuledTable {...frame} columns={widthsOf(columns)} head={<ListHead columns={columns} />} />;
}

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

function ListHead<Sort extends string>({ columns, heads, sorting, onSort, explicitRoles }: ListHeadProps<Sort>) {
  const text = useText();
  return (
    <thead role={explicitRoles && 'rowgroup'}>
      <tr role={explicitRoles && 'row'}>
        {columns.map(({ id, head, sort, numeric, quiet }) => (
          <HeadCell
            key={id}
            role={explicitRoles && 'columnheader'}
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
