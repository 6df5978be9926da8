import { withIntake } from '@seri/api/features/feed/intake';
import { day } from '@seri/domain/japan-time';
import type { Demo } from '../demo.ts';
import { catchUp } from '../running/catch-up.ts';
import { demoSource } from '../running/demo-source.ts';

/** The week to come, then the statistics. */
const aYear = 365 * day;

/** Feeds what is missing of houses, sessions, lots and results; a second run, or two at once, change nothing. */
export async function fillLots(demo: Demo): Promise<void> {
  const since = new Date(demo.clock.now().getTime() - aYear);
  await withIntake(demo.database, await demoSource(demo.database.db), (intake) => catchUp(demo, intake, since));
}
