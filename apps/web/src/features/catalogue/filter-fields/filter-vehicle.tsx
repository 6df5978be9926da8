import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { modelsFoundQuery } from '../filters/filter-suggestions.query.ts';
import { addModel, toggleMaker, toggleModel } from '../filters/filter-change.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { rememberLabel } from '../filters/filter-labels.ts';
import { FilterChoice } from './filter-choice.tsx';
import { FilterSuggest } from './filter-suggest.tsx';
import styles from './filter-vehicle.module.css';

const searchDelay = 300;

/** Makers, and the models of the chosen makers. Choosing a model from the search also chooses its maker. */
export function FilterVehicle({ form }: { form: FilterForm }) {
  const { filters, facets, pageType, change } = form;
  return (
    <>
      <FilterChoice form={form} name="makerId" onToggle={(maker) => change(toggleMaker(maker, facets))} />
      <div className={styles.find}>
        <ModelSearch key={pageType} form={form} />
      </div>
      {(filters.makerId ?? filters.modelId) && (
        <FilterChoice form={form} name="modelId" onToggle={(model) => change(toggleModel(model))} />
      )}
    </>
  );
}

function ModelSearch({ form: { pageType, change } }: { form: FilterForm }) {
  const text = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const models = useQuery(modelsFoundQuery(pageType, useSettled(typed.trim(), searchDelay)));
  return (
    <FilterSuggest
      label={text('filters.findModel')}
      typed={typed}
      onType={setTyped}
      found={models.data?.map((model) => ({ ...model, detail: model.maker }))}
      onChoose={({ value, label, makerId, maker }) => {
        rememberLabel(client, pageType, 'modelId', String(value), label);
        rememberLabel(client, pageType, 'makerId', String(makerId), maker);
        change(addModel(String(makerId), String(value)));
      }}
    />
  );
}
