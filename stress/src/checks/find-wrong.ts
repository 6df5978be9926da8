import type { RunningSeri } from '../product/running-seri.ts';
import { withDatabase } from '../product/with-database.ts';
import type { VisitorCrowd } from '../visitors/crowd.ts';
import { missedEvents } from './check-events.ts';
import { checkPromises } from './check-promises.ts';

/** A sentence for each thing that must not be, while the visitors go on. */
export function findWrong(seri: RunningSeri, { promises, readers, since }: VisitorCrowd): Promise<string[]> {
  return withDatabase(seri, async (pool) => {
    const { lost, extra, broken } = await checkPromises(pool, promises);
    return [
      ...lost.map((key) => `lost: ${key}`),
      ...extra.map((key) => `twice, or refused and written: ${key}`),
      ...Object.entries(broken).map(([name, rows]) => `${rows} rows break: ${name}`),
      ...(await missedEvents(pool, readers, since)).map((event) => `never told: ${event}`),
    ];
  });
}
