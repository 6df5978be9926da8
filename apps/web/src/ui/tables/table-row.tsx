import type { ComponentProps } from 'react';

interface TableRowProps extends ComponentProps<'tr'> {
  /** The reader has opened it before. */
  seen?: boolean | undefined;
  selected?: boolean | undefined;
  /** Just saved or changed: the row is briefly highlighted. */
  saved?: boolean | undefined;
  current?: boolean | undefined;
  /** The whole row opens the link of its plate. */
  opens?: boolean | undefined;
}

export function TableRow({ seen, selected, saved, current, opens, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      data-seen={seen ? '' : undefined}
      data-selected={selected ? '' : undefined}
      data-saved={saved ? '' : undefined}
      data-opens={opens ? '' : undefined}
      aria-current={current ? 'true' : undefined}
    />
  );
}
