import { withIntake } from '@seri/api/features/intake/feed/take/intake';
import type { Demo } from '../demo.ts';
import { catchUp } from '../running/catch-up.ts';
import { demoSource } from '../running/demo-source.ts';

/** Feeds what is missing of houses, sessions, lots and results; a second run, or two at once, change nothing. */
export async function fillLots(demo: Demo): Promise<void> {
  const sourceId = await demoSource(demo.database.db);
  await withIntake(demo.database, sourceId, (intake) => catchUp(demo, intake));
}
