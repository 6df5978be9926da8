import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf } from '@seri/contract/call';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

export type ExportTypeOptions = AnswerOf<typeof biddingCalls.types>;

interface TypeFieldProps {
  options: ExportTypeOptions | undefined;
  /** It may stay empty, and is then agreed on later. */
  isOptional: boolean;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** Enter goes on from here as from any other field; browsers differ in what it does to a list of options. */
function submitByEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.click();
}

/** How the vehicle leaves Japan; the chosen type is explained below it. */
export function TypeField({ options, isOptional, value, error, onChange }: TypeFieldProps) {
  const text = useText();
  return (
    <SelectField
      label={text('bidding.type')}
      name="bidType"
      value={value ?? ''}
      error={error}
      hint={options?.find((option) => option.value === value)?.description}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      onKeyDown={submitByEnter}
    >
      <option value="" hidden={!isOptional}>
        {text(isOptional ? 'bidding.type.open' : 'bidding.type.choose')}
      </option>
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
