import { type Filters, mostChosen } from '@seri/domain/catalogue/filters';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { withFilter } from './filter-change.ts';
import { applyDelay, type FilterForm } from './filter-form.ts';
import {
  countChosen,
  type OptionGroup,
  type GroupChoice,
  isPartChosen,
  togglePart,
  toggleWhole,
} from './filter-groups.ts';
import { MoreOrLess, OptionCheck } from '../filter-fields/filter-options.tsx';

const kinds = {
  auctions: { whole: 'auctionDate', part: 'auction', wholeText: 'filters.wholeDay', limit: 'filters.auctions.limit' },
  categories: {
    whole: 'category',
    part: 'subCategory',
    wholeText: 'filters.wholeCategory',
    limit: 'filters.categories.limit',
  },
} as const;
export type GroupKind = keyof typeof kinds;

export interface GroupPart {
  value: string;
  label: ReactNode;
  count: number | undefined;
}

export function groupChoice(kind: GroupKind, filters: Filters): GroupChoice {
  return { wholes: filters[kinds[kind].whole] ?? [], parts: filters[kinds[kind].part] ?? [] };
}

interface FilterGroupProps {
  kind: GroupKind;
  form: FilterForm;
  group: OptionGroup;
  parts: readonly GroupPart[];
  count: number | undefined;
}

/** A whole and its parts. A choice beyond the limit opens a dialog and is not made. */
export function FilterGroup({ kind, form, group, parts, count }: FilterGroupProps) {
  const text = useText();
  const [isOverLimit, setOverLimit] = useState(false);
  const { whole, part, wholeText, limit } = kinds[kind];
  const choice = groupChoice(kind, form.filters);
  const isWhole = choice.wholes.includes(group.value);
  const isPartly = !isWhole && group.parts.some((value) => choice.parts.includes(value));

  const choose = (next: GroupChoice) => {
    if (countChosen(next) > mostChosen) setOverLimit(true);
    else {
      form.change(
        (filters) => withFilter(withFilter(filters, whole, next.wholes), part, next.parts),
        kind === 'auctions' ? applyDelay.dates : applyDelay.usual,
      );
    }
  };
  const isChosen = (value: string) => isPartChosen(choice, group, value);
  return (
    <>
      <OptionCheck
        label={text(wholeText)}
        count={count}
        checked={isWhole}
        indeterminate={isPartly}
        onToggle={() => choose(toggleWhole(choice, group))}
      />
      <MoreOrLess
        items={parts}
        isKept={({ value }) => choice.parts.includes(value)}
        renderItems={(shown) =>
          shown.map(({ value, label, count: lots }) => (
            <OptionCheck
              key={value}
              label={label}
              count={lots}
              checked={isChosen(value)}
              onToggle={() => choose(togglePart(choice, group, value))}
            />
          ))
        }
      />
      <Dialog
        open={isOverLimit}
        onClose={() => setOverLimit(false)}
        size="s"
        title={text(limit, { most: mostChosen })}
        footer={
          <Button kind="primary" onClick={() => setOverLimit(false)}>
            {text('filters.limit.close')}
          </Button>
        }
      >
        {text('filters.limit.hint')}
      </Dialog>
    </>
  );
}
