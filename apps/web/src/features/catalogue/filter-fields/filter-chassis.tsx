import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { chassisFoundQuery } from '../filters/filter-suggestions.query.ts';
import { addModel, toggleChoice, withFilter } from '../filters/filter-change.ts';
import { applyDelay, type FilterForm } from '../filters/filter-form.ts';
import { rememberLabel } from '../filters/filter-labels.ts';
import { FilterChoice } from './filter-choice.tsx';
import { FilterSuggest } from './filter-suggest.tsx';
import styles from './filter-vehicle.module.css';

const searchDelay = 300;

/** Chassis codes: suggestions while typing and a list for the chosen models. Enter filters by a part of a code. */
export function FilterChassis({ form }: { form: FilterForm }) {
  const text = useText();
  const client = useQueryClient();
  const { filters, pageType, change } = form;
  const [typed, setTyped] = useState('');
  const searchText = useSettled(typed.trim(), searchDelay);
  const codes = useQuery(chassisFoundQuery(pageType, searchText, filters));
  const hasList = (filters.modelId ?? filters.chassisId) !== undefined;
  const applyPart = () => {
    if (typed.trim() === '') return;
    change((last) => withFilter(last, 'chassis', typed.trim()), 0);
    setTyped('');
  };
  return (
    <>
      {hasList && <FilterChoice form={form} name="chassisId" />}
      <div className={styles.find}>
        <FilterSuggest
          label={text('filters.findChassis')}
          typed={typed}
          onType={setTyped}
          found={codes.data?.map((code) => ({ ...code, detail: code.model }))}
          onChoose={({ value, label, modelId, model, makerId }) => {
            rememberLabel(client, pageType, 'chassisId', String(value), label);
            rememberLabel(client, pageType, 'modelId', String(modelId), model);
            change(
              (last) => toggleChoice('chassisId', String(value))(addModel(String(makerId), String(modelId))(last)),
              applyDelay.usual,
            );
          }}
          onEnter={applyPart}
        />
      </div>
    </>
  );
}
