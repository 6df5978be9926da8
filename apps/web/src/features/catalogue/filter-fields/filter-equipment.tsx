import { useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { withFilter } from '../filters/filter-change.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { Facet } from './filter-facet.tsx';
import { LineInput } from '../../../ui/inputs/line-input.tsx';

/** Houses print equipment in English, whatever the reader’s language. */
const example = 'Navi LED';

export function FilterEquipment({ form }: { form: FilterForm }) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { equipement = '' } = form.filters;
  return (
    <Facet caption={text('filters.name.equipement')} on={equipement !== ''} field={id}>
      <LineInput
        id={id}
        type="search"
        placeholder={example}
        maxLength={100}
        value={typed ?? equipement}
        onChange={({ target }) => {
          setTyped(target.value);
          form.change((last) => withFilter(last, 'equipement', target.value.trim()));
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') form.flush();
        }}
        onBlur={() => {
          setTyped(undefined);
          form.flush();
        }}
      />
    </Facet>
  );
}
