import { mostCars } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { formatYen } from '@seri/domain/money/money';
import { type KeyboardEvent, useState } from 'react';
import { refusalText } from '../../../lib/on-refusal.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { type Text, useText } from '../../../lib/text.ts';
import { Field } from '../../../ui/field.tsx';
import { saveCars } from '../api/save-cars.ts';

interface CarsFieldProps {
  week: string;
  group: string;
  cars: number;
  clientId: number | undefined;
}

type Saving = { is: 'rest' | 'saving' | 'saved' } | { is: 'refused'; refusal: CallRefusal } | { is: 'wrong' };

/** How many cars of a group are bought at most: saved when it is left, or by Enter. */
export function CarsField({ week, group, cars, clientId }: CarsFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState<Saving>({ is: 'rest' });

  async function save(): Promise<void> {
    if (typed === undefined || saving.is === 'saving') return;
    const wanted = Number(typed);
    if (wanted === cars) return setTyped(undefined);
    if (wanted < 1 || wanted > mostCars) return setSaving({ is: 'wrong' });
    setSaving({ is: 'saving' });
    const userId = clientId === undefined ? {} : { userId: clientId };
    const refusal = await saveCars({ week: week as JapanDay, group, cars: wanted, ...userId });
    // What was refused is not so: the number that holds comes back, with the reason.
    setTyped(undefined);
    setSaving(refusal ? { is: 'refused', refusal } : { is: 'saved' });
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It saves the number, and does not place the bid.
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
          setSaving({ is: 'rest' });
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
