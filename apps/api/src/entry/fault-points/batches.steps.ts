import type { FaultPoint } from './hurting.steps.ts';

/** A held request keeps a connection, and the pool of the API has ten. */
const atOnce = 7;
/** The statement that recognises the sender serves two requests at once, and so do the transactions of bids. */
const oneEach = [
  ({ step }: FaultPoint) => step.includes('select "token"'),
  ({ call }: FaultPoint) => call === 'a bid with a comment' || call === 'a changed bid',
];

/** Points at which requests of one API can be held at the same time. */
export function batchesOf(points: readonly FaultPoint[]): FaultPoint[][] {
  const batches: FaultPoint[][] = [];
  for (const point of points) {
    const batch = batches.find((one) => one.length < atOnce && hasRoom(one, point));
    if (batch) batch.push(point);
    else batches.push([point]);
  }
  return batches;
}

function hasRoom(batch: readonly FaultPoint[], point: FaultPoint): boolean {
  return oneEach.every((isSpecial) => !isSpecial(point) || !batch.some(isSpecial));
}
