import type { BidFilterName } from '@seri/domain/bids/bid-filters';
import { Search } from 'lucide-react';
import { groupDigits } from '@seri/domain/money/money';
import { useId, useState } from 'react';
import { DateField } from '../../../lib/forms/date-field.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { LineInput } from '../../../ui/inputs/line-input.tsx';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { toggleValue, withValues } from './bid-filter-edit.ts';
import { type BidFilterForm, type BidOption, optionsOf } from './bid-filter-form.ts';
import styles from './filter-picker.module.css';

/** From this many options on, the picker has a search field. */
const searchesFrom = 11;

interface FilterPickerProps {
  form: BidFilterForm;
  name: BidFilterName;
}

export function FilterPicker({ form, name }: FilterPickerProps) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const options = optionsOf(form, name, language);
  const chosen = form.filters[name] ?? [];
  const term = typed.trim().toLowerCase();
  const found = options.filter(({ label }) => label.toLowerCase().includes(term));
  return (
    <div className={styles.picker}>
      {name === 'auctionDate' && (
        <DateField
          label={text('filters.date')}
          value={chosen.length === 1 ? (chosen[0] as JapanDay) : undefined}
          bounds={{}}
          onChoose={(day) => form.change(withValues(name, day ? [day] : []))}
          onEnter={form.flush}
        />
      )}
      {options.length >= searchesFrom && (
        <LineInput
          id={id}
          type="search"
          icon={<Search aria-hidden="true" />}
          aria-label={text('bids.filter.find')}
          placeholder={text('bids.filter.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {!form.facets && <OptionsComing onRetry={form.onRetry} />}
      {form.facets && found.length === 0 && <p className={styles.empty}>{text('filters.empty')}</p>}
      {form.facets && (
        <div className={styles.options}>
          {found.map((option) => (
            <Check
              key={option.value}
              className={styles.option}
              checked={chosen.includes(option.value)}
              onChange={() => form.change(toggleValue(name, option.value))}
              label={<OptionLabel option={option} />}
            />
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <Button kind="bare" className={styles.clear} onClick={() => form.change(withValues(name, []))}>
          {text('bids.filter.any')}
        </Button>
      )}
    </div>
  );
}

const linesComing = 5;

/** Skeleton of the options, or a retry button if they did not load. */
function OptionsComing({ onRetry }: Pick<BidFilterForm, 'onRetry'>) {
  const text = useText();
  if (onRetry) {
    return (
      <div role="alert" className={styles.failed}>
        {text('filters.failed')}
        <Button size="s" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true" className={styles.coming}>
      <output className="visually-hidden">{text('ui.loading')}</output>
      {Array.from({ length: linesComing }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  );
}

function OptionLabel({ option: { label, detail, count } }: { option: BidOption }) {
  const text = useText();
  return (
    <>
      <span className={styles.name}>
        {label} {detail && <small>{detail}</small>}
      </span>
      <span className={styles.count}>
        <span aria-hidden="true">{groupDigits(count)}</span>
        <span className="visually-hidden"> {text('bids.filter.count', { count })}</span>
      </span>
    </>
  );
}
