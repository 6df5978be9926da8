import { carPapersCalls } from '@seri/contract/shipping/car-papers.calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { CheckList } from '../../../ui/fields/check-list.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { purchasesKey } from '../../purchases/list/purchases-key.ts';

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
  return (
    <CheckList
      legend={text('carPapers.others')}
      rows={cars.map(({ id, name, chassis, sku, isOnSameVoyage }) => ({
        id,
        name,
        detail: [chassis, sku, isOnSameVoyage && text('carPapers.others.voyage')].filter(Boolean).join(' · '),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
