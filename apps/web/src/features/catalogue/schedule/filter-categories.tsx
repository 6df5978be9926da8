import { machineText } from '@seri/domain/lots/machine-words';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { categoriesQuery } from './schedule.query.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { askedAlready, failureOf } from '../filters/section-failure.ts';
import styles from './filter-categories.module.css';
import { Facet } from '../filter-fields/filter-facet.tsx';
import { FilterFailed } from '../filters/filter-failed.tsx';
import { FilterGroup, groupChoice } from '../filters/filter-group.tsx';
import { MoreOrLess, OptionCount } from '../filter-fields/filter-options.tsx';
import options from '../filter-fields/filter-options.module.css';

export function FilterCategories({ form }: { form: FilterForm }) {
  const text = useText();
  const language = useLanguage();
  const query = useQuery({ ...categoriesQuery(form.pageType), ...askedAlready });
  const { data } = query;
  const failure = failureOf([query]);
  const { wholes, parts } = groupChoice('categories', form.filters);
  const counts = form.facets?.subcategory && new Map(form.facets.subcategory.map(({ value, count }) => [value, count]));
  const countOf = (id: number, count: number) => (counts ? (counts.get(id) ?? 0) : count);
  const categories = (data ?? []).map(({ value, label, subcategories }) => ({
    value: String(value),
    label: machineText(label, language),
    parts: subcategories.map(({ id, name, count }) => ({
      value: String(id),
      label: machineText(name, language),
      count: countOf(id, count),
    })),
  }));
  const isChosen = (category: (typeof categories)[number]) =>
    wholes.includes(category.value) || category.parts.some(({ value }) => parts.includes(value));
  return (
    <Facet caption={text('filters.name.category')} on={wholes.length + parts.length > 0}>
      {failure && (
        <FilterFailed isRetrying={failure.isRetrying} onRetry={failure.retry}>
          {text('filters.categories.failed')}
        </FilterFailed>
      )}
      {data?.length === 0 && <p className={options.empty}>{text('filters.categories.empty')}</p>}
      <MoreOrLess
        items={categories}
        isKept={isChosen}
        renderItems={(shown) =>
          shown.map((category) => <Category key={category.value} form={form} {...category} on={isChosen(category)} />)
        }
      />
    </Facet>
  );
}

interface CategoryProps {
  form: FilterForm;
  value: string;
  label: string;
  parts: readonly { value: string; label: string; count: number }[];
  on: boolean;
}

function Category({ form, value, label, parts, on }: CategoryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(on);
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <>
      <button
        type="button"
        className={styles.category}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-on={on ? '' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" />
        <span>{label}</span>
        <OptionCount count={count} />
      </button>
      {isOpen && (
        <fieldset id={id} className={styles.parts}>
          <legend className="visually-hidden">{label}</legend>
          <FilterGroup
            kind="categories"
            form={form}
            group={{ value, parts: parts.map((part) => part.value) }}
            parts={parts}
            count={count}
          />
        </fieldset>
      )}
    </>
  );
}
