import type { Text } from '../../../lib/language/text.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { type CarsToBoard, sendCars } from '../send-voyage.ts';
import type { CarWithoutShip } from '../voyages.ts';

type CarToBoard = Pick<CarWithoutShip, 'id' | 'version' | 'sku' | 'name'>;

export interface BoardingOutcome {
  done: number;
  /** Each car that was not taken, with the reason. */
  refused: readonly { id: number; said: string }[];
  refusal: CallRefusal | undefined;
}

/** R98: puts cars on a ship, or takes them off, and says of each that could not be why not. */
export async function boardCars(
  text: Text,
  cars: readonly CarToBoard[],
  calls: CarsToBoard['calls'],
): Promise<BoardingOutcome> {
  const reply = await sendCars({ cars: cars.map(({ id, version }) => ({ id, version })), calls });
  if (!reply.ok) return { done: 0, refused: [], refusal: reply.refusal };
  const failed = reply.answer.results.filter(({ code }) => code !== null);
  const reasonOf = (code: string | null) =>
    code === 'STATE_CHANGED' || code === 'EXPORT_BANNED' || code === 'VOYAGE_CLOSED'
      ? text(`voyages.refused.${code}`)
      : text('voyages.refused.other');
  return {
    done: reply.answer.results.length - failed.length,
    refused: failed.map(({ id, code }) => {
      const car = cars.find((one) => one.id === id);
      return { id, said: `${car?.sku ?? id} ${car?.name ?? ''}: ${reasonOf(code)}` };
    }),
    refusal: undefined,
  };
}

/** A refusal of the whole request. */
export const boardingFailed = (text: Text, { refusal }: BoardingOutcome): string | undefined =>
  refusal && refusalText(text, refusal);
