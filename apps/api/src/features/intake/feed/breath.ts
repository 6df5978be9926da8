import { setImmediate } from 'node:timers/promises';

/** Lines or rows between two pauses: a millisecond or two of work. */
const batchSize = 100;

/** Long loops pause this often, so that the chunk being written gets its next rows sent. */
export const needsPause = (index: number) => index % batchSize === batchSize - 1;

export const pause = () => setImmediate();
