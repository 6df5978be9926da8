import { withIntake } from '@seri/api/features/intake/feed/take/intake';
import type { Demo } from '../demo.ts';
import { catchUp } from '../running/catch-up.ts';
import { demoSource } from '../running/demo-source.ts';

/** Imports the missing houses, sessions, lots and results. A second or concurrent run changes nothing. */
export async function fillLots(demo: Demo): Promise<void> {
  const sourceId = await demoSource(demo.database.db);
  await withIntake(demo.database, sourceId, (intake) => catchUp(demo, intake));
}
