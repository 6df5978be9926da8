import { conditionRank } from '@seri/domain/lots/condition-grade';
import { useText } from '../../../lib/language/text.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import { toggleChoice } from '../filters/filter-change.ts';
import type { FilterOption } from '../filters/filter-facets.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { choiceOptions } from './filter-choice.tsx';
import { Facet } from './filter-facet.tsx';
import styles from './filter-grades.module.css';
import { OptionCount } from './filter-options.tsx';
import options from './filter-options.module.css';

/** Grades, best first; grades without a rank come last. */
export function FilterGrades({ form }: { form: FilterForm }) {
  const text = useText();
  const chosen = form.filters.condition ?? [];
  const grades = choiceOptions(form, 'condition').toSorted(byRank);
  return (
    <Facet caption={text('filters.name.condition')} on={chosen.length > 0}>
      {form.facets && grades.length === 0 && <p className={options.empty}>{text('filters.empty')}</p>}
      <div className={styles.grades}>
        {grades.map(({ value, count }) => (
          <label key={value} className={styles.grade}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(value)}
              onChange={() => form.change(toggleChoice('condition', value))}
            />
            <Grade value={value} />
            <OptionCount count={count} />
          </label>
        ))}
      </div>
    </Facet>
  );
}

function byRank(one: FilterOption, other: FilterOption): number {
  return (conditionRank(other.value) ?? -1) - (conditionRank(one.value) ?? -1);
}
