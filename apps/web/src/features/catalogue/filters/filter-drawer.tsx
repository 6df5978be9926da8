import { groupDigits } from '@seri/domain/money/money';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hasFilters } from '@seri/domain/catalogue/filters';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import { sectionName } from './filter-name.ts';
import type { FilterForm } from './filter-form.ts';
import type { FilterProps } from './filter-props.ts';
import { filtersIn, isSet, type SectionName, sectionsOf } from './filter-sections.ts';
import { tagsOf } from './filter-tags.ts';
import styles from './filter-drawer.module.css';
import { FilterSection } from './filter-section.tsx';
import { useBackSteps } from '../list/use-back-steps.ts';
import { useFilterForm } from './use-filter-form.ts';

/** Sections shown directly in the list, because they are read at a glance and chosen with one touch. */
const inlineSections: ReadonlySet<SectionName> = new Set(['schedule', 'lotNo', 'year', 'condition']);

interface FilterDrawerProps extends FilterProps {
  open: boolean;
  onClose: () => void;
  /** The number of lots under the applied filters; undefined while unknown. */
  total: number | undefined;
}

/** The filters on phones and tablets: a draft that counts its lots and is applied when the reader shows them. */
export function FilterDrawer({ open, ...rest }: FilterDrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ pageType, filters, onChange, onClose, total }: Omit<FilterDrawerProps, 'open'>) {
  const text = useText();
  const titleId = useId();
  const [draft, setDraft] = useState(filters);
  const { form, isStale } = useFilterForm({ pageType, filters: draft, onChange: setDraft });
  const [section, setSection] = useState<SectionName>();
  const { leave } = useBackSteps(section ? 2 : 1, () => (section ? setSection(undefined) : onClose()));
  // Escape acts like Back: it leaves the page of a section first.
  const heading = useRef<HTMLHeadingElement>(null);
  // A field that is focused at opening would call the keyboard of a phone over the filters.
  const { dialog, bodyRef } = useModal({
    onClose: () => (section ? window.history.back() : leave(onClose)),
    initialFocus: heading,
  });
  usePageFocus(section, bodyRef, heading);

  const count = form.facets?.totalSearchResults ?? total;
  const show = () =>
    leave(() => {
      onClose();
      onChange(form.filters);
    });
  const found =
    count === undefined ? text('filters.showAny') : text('filters.show', { count, total: groupDigits(count) });
  const title = section ? sectionName(text, pageType, section) : text('filters.title');
  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={titleId}>
      <div className={styles.header}>
        <Button
          kind="bare"
          icon={section ? <ChevronLeft aria-hidden="true" /> : <X aria-hidden="true" />}
          label={section ? text('filters.back') : text('ui.close')}
          onClick={() => (section ? window.history.back() : leave(onClose))}
        />
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {hasFilters(form.filters) && (
          <Button kind="bare" className={styles.reset} onClick={() => form.change(() => ({}), 0)}>
            {text('filters.reset')}
          </Button>
        )}
      </div>
      <div ref={bodyRef} className={styles.body}>
        {section && <FilterSection key={section} form={form} section={section} />}
        {!section && <SectionList form={form} onOpen={setSection} />}
      </div>
      <div className={styles.footer}>
        <Button kind="primary" size="touch" block onClick={show}>
          {found}
        </Button>
        <output className="visually-hidden">{isStale ? '' : found}</output>
      </div>
    </dialog>
  );
}

/** Entering a section focuses its title; leaving it focuses the row that opened it. */
function usePageFocus(
  section: SectionName | undefined,
  ...[body, title]: readonly [{ readonly current: HTMLElement | null }, { readonly current: HTMLElement | null }]
): void {
  const last = useRef<SectionName>(undefined);
  useEffect(() => {
    if (section) title.current?.focus();
    else if (last.current) body.current?.querySelector<HTMLElement>(`[data-section="${last.current}"]`)?.focus();
    if (section) body.current?.scrollTo(0, 0);
    last.current = section;
  }, [section, body, title]);
}

interface SectionListProps {
  form: FilterForm;
  onOpen: (section: SectionName) => void;
}

function SectionList({ form, onOpen }: SectionListProps) {
  const text = useText();
  const language = useLanguage();
  const { pageType, filters, labelOf } = form;
  const tags = tagsOf(filters, { pageType, text, language, labelOf });
  const valueOf = (section: SectionName) =>
    tags.flatMap(({ name, label }) => (filtersIn(section).includes(name) ? [label] : [])).join(', ');
  return sectionsOf(pageType).map((section) =>
    inlineSections.has(section) ? (
      <FilterSection key={section} form={form} section={section} />
    ) : (
      <button
        key={section}
        type="button"
        className={styles.section}
        data-section={section}
        data-on={isSet(section, filters) ? '' : undefined}
        onClick={() => onOpen(section)}
      >
        <span className={styles.name}>{sectionName(text, pageType, section)}</span>
        <span className={styles.value}>{valueOf(section) || text('filters.any')}</span>
        <ChevronRight aria-hidden="true" />
      </button>
    ),
  );
}
