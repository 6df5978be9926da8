import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { CarOnShip } from '../voyages.ts';
import { boardCars, boardingFailed } from './board-cars.ts';

/** R98: takes the marked cars off their ship; they wait for another one. */
export function TakeOff({ cars, onDone }: { cars: readonly CarOnShip[]; onDone: () => void }) {
  const text = useText();
  const [isPending, setIsPending] = useState(false);
  const takeOff = async () => {
    setIsPending(true);
    const outcome = await boardCars(text, cars, null);
    setIsPending(false);
    const failed = boardingFailed(text, outcome);
    if (failed) return toast({ tone: 'bad', title: failed });
    if (outcome.done > 0) toast({ tone: 'good', title: text('voyages.takenOff', { count: outcome.done }) });
    for (const { said } of outcome.refused) toast({ tone: 'bad', title: said });
    return onDone();
  };
  return (
    <>
      <b>{text('voyages.chosen', { count: cars.length })}</b>
      <Button pending={isPending} onClick={() => void takeOff()}>
        {text('voyages.takeOff')}
      </Button>
    </>
  );
}
