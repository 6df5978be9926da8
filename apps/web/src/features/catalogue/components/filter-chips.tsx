import { hasFilters } from '@seri/domain/catalogue/filters';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { toast } from '../../../ui/toast.ts';
import { facetsQuery } from '../api/facets.query.ts';
import type { FilterProps } from '../model/filter-props.ts';
import { type FilterTag, tagsOf } from '../model/filter-tags.ts';
import styles from './filter-chips.module.css';
import { useLabels } from './use-labels.ts';

const undoStands = 8000;

/** What is applied, in one row: each goes by its cross, all by one press that can be taken back. */
export function FilterChips({ pageType, filters, onChange }: FilterProps) {
  const text = useText();
  const language = useLanguage();
  // The same question as the panel's: its answer brings the names.
  const { data: facets } = useQuery(facetsQuery(pageType, filters));
  const labelOf = useLabels(pageType, filters, facets);
  const tags = tagsOf(filters, { pageType, text, language, labelOf });
  // A finger moves the row on; elsewhere what does not fit stands below its line.
  const isPhone = useMedia(widths.phone);
  const row = useRef<HTMLUListElement>(null);
  const hidden = useHidden(row);
  const [isAllOpen, setAllOpen] = useState(false);
  if (!hasFilters(filters)) return null;

  const remove = (tag: FilterTag) => {
    focusBeside(document.activeElement?.closest('li'));
    onChange(tag.without);
  };
  const chip = (tag: FilterTag) => <Chip onRemove={() => remove(tag)}>{tag.label}</Chip>;
  const reset = () => {
    focusBeside(null);
    onChange({});
    toast({
      title: text('filters.reset.done'),
      action: { label: text('filters.undo'), onSelect: () => onChange(filters) },
      duration: undoStands,
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

/** The focus goes on before what has it leaves: to the next chip, the one before, or the heading of the list. */
function focusBeside(chip: Element | null | undefined): void {
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling].find(
    (other) => other && !other.matches('[inert]'),
  );
  const target = beside?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: true });
}

/** How many of the row nobody sees: those below its first line, or beyond its end. */
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
    // A chip that changes its words may push the next one out and leave the row as wide as it was.
    for (const part of [row, ...row.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  return hidden;
}
