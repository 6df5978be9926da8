import type { Undoable } from '@seri/contract/trade/bid-desk.schema';
import type { MoneyActor, MoneyCommandOf, PartOfAmount } from './money-commands.steps.ts';
import type { ModelBuyer, ToldMoney } from './money-facts.steps.ts';
import type { MoneyModel } from './money-model.steps.ts';

/**
 * A command as a request, with the answer that the model gives. `tell` changes the model if the request is taken. It is told the
 * answer of the product, because the model does not know all that closes an undo, and who has sent the request.
 */
export interface MoneyMove {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  tell: (answer: string, by: MoneyActor) => ToldMoney;
}

export interface ModelPortal {
  model: MoneyModel;
  buyers: readonly ModelBuyer[];
  lots: readonly number[];
  /** The account ids of those who send. */
  actors: Record<MoneyActor, number>;
  /** The last changes of whoever undoes one. */
  undoable: Undoable['changes'];
}

export const pick = <One>(all: readonly One[], place: number): One | undefined => all[place % Math.max(1, all.length)];

/** Three times of four one to which more can be done than to be refused. */
export function pickMostly<One>(all: readonly One[], isUsual: (one: One) => boolean, place: number): One | undefined {
  const usual = all.filter(isUsual);
  return pick(place % 4 === 0 || usual.length === 0 ? all : usual, place >> 2);
}

/** A request that can only be refused is sent one time of eight. */
export const isSent = (isPossible: boolean, place: number) => isPossible || place % 8 === 0;

/** Each bit of a number says whether the one in its place is meant. */
export const chosenOf = <One>(all: readonly One[], bits: number) => all.filter((_, place) => (bits >> (place % 8)) & 1);

/** At least one yen, because less is no request. */
export const partOf = (most: number, part: PartOfAmount) =>
  Math.max(1, { all: most, half: Math.trunc(most / 2), more: most + 1 }[part]);

export const seen = ({ version }: { version: number }, { way }: Pick<MoneyCommandOf<'price'>, 'way'>) =>
  way !== 'stale' ? version : version > 1 ? version - 1 : version + 1;

export const isAccountant = (by: MoneyActor) => by === 'accountant' || by === 'other';

/** Access is checked before anything else. */
const gatedFor =
  (mayCall: (by: MoneyActor) => boolean) =>
  (tell: (by: MoneyActor) => ToldMoney) =>
  (_answer: string, by: MoneyActor): ToldMoney =>
    mayCall(by) ? tell(by) : 'FORBIDDEN';

/** Calls of all staff, and of those who have the right to book money. */
export const gated = gatedFor((by) => by !== 'client');
export const gatedByRight = gatedFor(isAccountant);
