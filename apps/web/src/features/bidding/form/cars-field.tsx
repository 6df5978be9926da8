import { mostCars } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { formatYen } from '@seri/domain/money/money';
import { type KeyboardEvent, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { saveCars } from './save-cars.ts';

interface CarsFieldProps {
  week: string;
  group: string;
  cars: number;
  clientId: number | undefined;
}

type Saving = { is: 'idle' | 'saving' | 'saved' } | { is: 'refused'; refusal: CallRefusal } | { is: 'wrong' };

/** How many cars of a group are bought at most; saved on blur or by Enter. */
export function CarsField({ week, group, cars, clientId }: CarsFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });

  async function save(): Promise<void> {
    if (typed === undefined || saving.is === 'saving') return;
    const number = Number(typed);
    if (number === cars) return setTyped(undefined);
    if (number < 1 || number > mostCars) return setSaving({ is: 'wrong' });
    setSaving({ is: 'saving' });
    const userId = clientId === undefined ? {} : { userId: clientId };
    const refusal = await saveCars({ week: week as JapanDay, group, cars: number, ...userId });
    // After a refusal the stored number returns, with the reason.
    setTyped(undefined);
    setSaving(refusal ? { is: 'refused', refusal } : { is: 'saved' });
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter saves the number and must not submit the bid.
    event.preventDefault();
    void save();
  };
  return (
    <div>
      <Field
        label={text('bidding.group.cars')}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(cars)}
        aria-busy={saving.is === 'saving'}
        error={errorOf(text, saving)}
        onChange={({ target }) => {
          setTyped(target.value.replaceAll(/\D/g, '').slice(0, 2));
          setSaving({ is: 'idle' });
        }}
        onBlur={() => void save()}
        onKeyDown={press}
      />
      <output className="visually-hidden">
        {saving.is === 'saved' && text('bidding.group.saved', { group, cars })}
      </output>
    </div>
  );
}

function errorOf(text: Text, saving: Saving): string | undefined {
  if (saving.is === 'wrong') return text('bidding.group.range', { most: mostCars });
  if (saving.is !== 'refused') return undefined;
  const { refusal } = saving;
  return refusal.code === 'CREDIT_EXCEEDED'
    ? text('bidding.group.tooMany', { free: formatYen(Math.max(0, refusal.data.headroom)) })
    : refusalText(text, refusal);
}
