import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { FilterSlotProps } from '../list/slots.ts';

const FilterDrawer = lazyPart(
  withTexts(['filters'], () => import('./filter-drawer.tsx')),
  'FilterDrawer',
);

interface FilterButtonProps extends FilterSlotProps {
  total: number | undefined;
  className?: string | undefined;
}

/** Opens the filter drawer on screens without room for the filter panel. */
export function FilterButton({ className, ...filtering }: FilterButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { show: _, ...filters } = filtering.filters;
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  const shown: ReactNode = count > 0 ? ` ${count}` : null;
  return (
    <>
      <Button
        className={className}
        kind={count > 0 ? 'primary' : 'outline'}
        icon={<SlidersHorizontal aria-hidden="true" />}
        label={count > 0 ? text('listing.filters.count', { count }) : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('listing.filters')}
        {shown && <b>{shown}</b>}
      </Button>
      <Suspense>{isOpen && <FilterDrawer open {...filtering} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
