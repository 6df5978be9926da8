import { carPapersCalls } from '@seri/contract/shipping/car-papers.calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { purchasesKey } from '../../purchases/list/purchases-key.ts';
import styles from './desk.module.css';

interface PaperCarsProps {
  purchaseId: number;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** R99: a paper such as a bill of lading may be for several cars of a client; those on the same ship come first. */
export function PaperCars({ purchaseId, chosen, onChange }: PaperCarsProps) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: [...purchasesKey, 'cars-for-paper', purchaseId],
    queryFn: ({ signal }) => api.ask(carPapersCalls.cars, { query: { id: String(purchaseId) } }, { signal }),
  });
  if (error) {
    return (
      <Notice tone="bad" title={text('carPapers.others.failed')}>
        <p>{refusalText(text, refusalOf(error) ?? offline)}</p>
        <Button size="s" onClick={() => void refetch()}>
          {text('formDialog.again')}
        </Button>
      </Notice>
    );
  }
  const cars = data?.cars ?? [];
  if (cars.length === 0) return null;
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.others}>
      <legend>{text('carPapers.others')}</legend>
      <div className={styles.cars}>
        {cars.map(({ id, name, chassis, sku, isOnSameVoyage }) => (
          <Check
            key={id}
            className={styles.car}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            label={
              <span className={styles.label}>
                {name}
                <small>
                  {[chassis, sku, isOnSameVoyage && text('carPapers.others.voyage')].filter(Boolean).join(' · ')}
                </small>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
