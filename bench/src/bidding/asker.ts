import { join } from 'node:path';
import { Failure } from '../../../tools/src/output/failure.ts';
import type { BenchAccount } from '../admit.ts';
import { messageOf, startHelper } from '../helper.ts';
import type { Trial } from '../trial.ts';
import type { FutureLot } from './admit-bidders.ts';
import type { Answers, Crowd, Order } from './asking.child.ts';

/** Clients that bid over HTTP from a separate process. */
export interface Asker {
  bid: (order: Order) => Promise<Answers>;
  stop: () => void;
}

export function startAsker({ baseUrl }: Trial, people: readonly BenchAccount[], lots: readonly FutureLot[]): Asker {
  const asking = startHelper(join(import.meta.dirname, 'asking.child.ts'));
  const cookies = people.map(({ cookie }) => cookie);
  asking.send({ port: Number(new URL(baseUrl).port), cookies, lots } satisfies Crowd);
  return {
    bid: async (order) => {
      const answers = messageOf<Answers>(asking);
      asking.send(order);
      const { took, refused, refusal } = await answers;
      checkTaken(took.length, refused, refusal);
      return answers;
    },
    stop: () => void asking.kill(),
  };
}

/** A refusal is cheaper than a bid, so a run with many refusals is invalid. */
export function checkTaken(taken: number, refused: number, refusal: string): void {
  if (refused > taken / 100) throw new Failure(`${refused} bids are refused and ${taken} taken: ${refusal}`);
}
