import { type Filters, hasFilters } from '@seri/domain/catalogue/filters';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Popover } from '../../../ui/tables/popover.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { facetsQuery } from './facets.query.ts';
import type { FilterProps } from './filter-props.ts';
import { useNotedModels } from './last-models.ts';
import { type FilterTag, tagsOf } from './filter-tags.ts';
import styles from './filter-chips.module.css';
import { useLabels } from '../tools/use-labels.ts';

const undoDuration = 8000;

/** The applied filters in one row. A cross removes one; reset removes all and can be undone. */
export function FilterChips({ pageType, filters, onChange }: FilterProps) {
  const text = useText();
  const language = useLanguage();
  // Shares the query of the filter panel, whose answer contains the labels.
  const { data: facets } = useQuery(facetsQuery(pageType, filters));
  const labelOf = useLabels(pageType, filters, facets);
  useNotedModels(pageType, filters, facets);
  const tags = tagsOf(filters, { pageType, text, language, labelOf });
  // Phones scroll the row sideways; elsewhere chips that do not fit wrap below the visible line.
  const isPhone = useMedia(widths.phone);
  const row = useRef<HTMLUListElement>(null);
  const hidden = useHidden(row);
  const [isAllOpen, setAllOpen] = useState(false);
  if (!hasFilters(filters)) return null;

  const kept: Filters = filters.show ? { show: filters.show } : {};
  const remove = (tag: FilterTag) => {
    focusBeside(document.activeElement?.closest('li'));
    onChange(tag.without);
  };
  const chip = (tag: FilterTag) => <Chip onRemove={() => remove(tag)}>{tag.label}</Chip>;
  const reset = () => {
    focusBeside(null);
    onChange(kept);
    toast({
      title: text('filters.reset.done'),
      action: { label: text('filters.undo'), onSelect: () => onChange(filters) },
      duration: undoDuration,
    });
  };
  return (
    <section aria-label={text('filters.applied')} className={styles.chips}>
      <ul ref={row} className={styles.row}>
        {tags.map((tag, index) => (
          <li key={tag.key} inert={!isPhone && index >= tags.length - hidden}>
            {chip(tag)}
          </li>
        ))}
      </ul>
      {(hidden > 0 || isAllOpen) && (
        <Popover
          onOpenChange={setAllOpen}
          label={text('filters.applied')}
          trigger={(trigger) => (
            <button
              {...trigger}
              type="button"
              className={styles.more}
              aria-label={text('filters.appliedMore', { count: hidden })}
            >
              +{hidden}
            </button>
          )}
        >
          <ul className={styles.all}>
            {tags.map((tag) => (
              <li key={tag.key}>{chip(tag)}</li>
            ))}
          </ul>
        </Popover>
      )}
      <button type="button" className={styles.more} onClick={reset}>
        {text('filters.reset')}
      </button>
    </section>
  );
}

/** Moves the focus before its chip is removed: to the next chip, the previous one, or the heading of the list. */
function focusBeside(chip: Element | null | undefined): void {
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling].find(
    (other) => other && !other.matches('[inert]'),
  );
  const target = beside?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: true });
}

/** The number of hidden chips: those below the first line or beyond its end. */
function useHidden(ref: RefObject<HTMLUListElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const count = () => {
      const { bottom, right } = row.getBoundingClientRect();
      const boxes = [...row.children].map((child) => child.getBoundingClientRect());
      setHidden(boxes.filter((box) => box.top >= bottom || (box.right > right + 1 && box !== boxes[0])).length);
    };
    const observer = new ResizeObserver(count);
    // A chip whose label changes may push the next one out without resizing the row.
    for (const part of [row, ...row.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  return hidden;
}
