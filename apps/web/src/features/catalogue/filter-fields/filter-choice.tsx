import type { ChoiceName } from '@seri/domain/catalogue/filter-names.data';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { toggleChoice } from '../filters/filter-change.ts';
import type { FilterOption } from '../filters/filter-facets.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { translatedOptions, withChosen } from '../filters/filter-labels.ts';
import { Facet } from './filter-facet.tsx';
import { OptionList } from './filter-options.tsx';

interface FilterChoiceProps {
  form: FilterForm;
  name: Exclude<ChoiceName, 'auctionDate'>;
  onToggle?: ((value: string) => void) | undefined;
  renderLabel?: ((option: FilterOption) => ReactNode) | undefined;
}

export function FilterChoice({ form, name, onToggle, renderLabel }: FilterChoiceProps) {
  const text = useText();
  const chosen = form.filters[name] ?? [];
  return (
    <Facet caption={text(`filters.name.${name}`)} on={chosen.length > 0}>
      {form.facets && (
        <OptionList
          options={choiceOptions(form, name)}
          chosen={chosen}
          onToggle={onToggle ?? ((value) => form.change(toggleChoice(name, value)))}
          renderLabel={renderLabel}
        />
      )}
    </Facet>
  );
}

/** The selectable and the chosen values; a value without a known label shows its id. */
export function choiceOptions({ facets, filters, labelOf }: FilterForm, name: ChoiceName): FilterOption[] {
  const options = facets ? translatedOptions(facets, name, labelOf) : [];
  return withChosen(options, filters[name] ?? [], (value) => labelOf(name, value) ?? `#${value}`);
}
