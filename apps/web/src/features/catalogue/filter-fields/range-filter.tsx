import type { RangeName } from '@seri/domain/catalogue/filter-names.data';
import type { Range } from '@seri/domain/catalogue/filters';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useCaret } from '../../../ui/fields/use-caret.ts';
import { withRange } from '../filters/filter-change.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { areReversedYears, pastedRange, readNumber, shownNumber, typedNumber } from './filter-range.ts';
import { filterName } from '../filters/filter-name.ts';
import { Facet } from './filter-facet.tsx';
import { LineInput } from '../../../ui/inputs/line-input.tsx';
import styles from './range-filter.module.css';
import { RangeHistogram } from './range-histogram.tsx';

type End = 'from' | 'to';
const ends = ['from', 'to'] as const;

interface RangeFilterProps {
  form: FilterForm;
  name: RangeName;
}

export function RangeFilter({ form, name }: RangeFilterProps) {
  const text = useText();
  // Ends stay as typed while the reader types, even if they will be swapped; two whole years need no further typing.
  const [typed, setTyped] = useState<Record<End, string>>();
  const range = form.filters[name] ?? {};
  const facet = form.facets?.ranges[name];
  const shown = typed ?? { from: shownNumber(name, range.from), to: shownNumber(name, range.to) };
  const caption = filterName(text, form.pageType, name);

  const choose = (next: Range) => form.change(withRange(name, next));
  const type = (next: Record<End, string>, end: End) => {
    setTyped(end === 'to' && areReversedYears(name, next) ? { from: next.to, to: next.from } : next);
    choose({ from: readNumber(next.from), to: readNumber(next.to) });
  };
  const settle = () => {
    setTyped(undefined);
    form.flush();
  };
  const paste = (event: ClipboardEvent) => {
    const both = pastedRange(event.clipboardData.getData('text'));
    if (!both) return;
    event.preventDefault();
    setTyped(undefined);
    choose(both);
  };
  return (
    <Facet caption={caption} on={form.filters[name] !== undefined}>
      {facet && facet.bars.length > 1 && (
        <RangeHistogram facet={facet} range={range} onChoose={(drawn) => choose(drawn)} />
      )}
      <div
        className={styles.ends}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || settle()}
      >
        {ends.map((end) => (
          <RangeEnd
            key={end}
            label={text(`filters.${end}`, { name: caption })}
            value={shown[end]}
            placeholder={facet?.max ? shownNumber(name, end === 'from' ? facet.min : facet.max) : undefined}
            onType={(value) => type({ ...shown, [end]: typedNumber(name, value) }, end)}
            onEnter={settle}
            onPaste={paste}
          />
        ))}
      </div>
    </Facet>
  );
}

interface RangeEndProps {
  label: string;
  value: string;
  placeholder: string | undefined;
  onType: (value: string) => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent) => void;
}

function RangeEnd({ label, value, placeholder, onType, onEnter, onPaste }: RangeEndProps) {
  const id = useId();
  const { inputRef, keepCaret } = useCaret(value);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
  };
  return (
    <LineInput
      ref={inputRef}
      id={id}
      inputMode="numeric"
      aria-label={label}
      value={value}
      placeholder={placeholder}
      onChange={({ currentTarget }) => {
        keepCaret(currentTarget);
        onType(currentTarget.value);
      }}
      onKeyDown={press}
      onPaste={onPaste}
    />
  );
}
