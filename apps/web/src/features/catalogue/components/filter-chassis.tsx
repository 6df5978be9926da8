import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { chassisFoundQuery } from '../api/filter-suggestions.query.ts';
import { addModel, toggleChoice, withFilter } from '../model/filter-change.ts';
import { appliesAfter, type FilterForm } from '../model/filter-form.ts';
import { rememberLabel } from '../model/filter-labels.ts';
import { FilterChoice } from './filter-choice.tsx';
import { FilterSuggest } from './filter-suggest.tsx';
import styles from './filter-vehicle.module.css';

const asksAfter = 300;

/** Chassis codes: suggested while one types, listed for the models that are chosen; a part of one counts with Enter. */
export function FilterChassis({ form }: { form: FilterForm }) {
  const text = useText();
  const client = useQueryClient();
  const { filters, pageType, change } = form;
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim(), asksAfter);
  const codes = useQuery(chassisFoundQuery(pageType, asked, filters));
  const hasList = (filters.modelId ?? filters.chassisId) !== undefined;
  const takePart = () => {
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
              appliesAfter.most,
            );
          }}
          onEnter={takePart}
        />
      </div>
    </>
  );
}
