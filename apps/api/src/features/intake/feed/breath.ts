import { setImmediate } from 'node:timers/promises';

/** Of lines or rows: a millisecond or two. */
const atOnce = 100;

/** A long loop lets others have their turn so often: the chunk that is being written wants its next rows. */
export const needsBreath = (round: number) => round % atOnce === atOnce - 1;

export const breath = () => setImmediate();
