import type { Clock } from '@seri/domain/time/japan-time';
import type { Log } from '@seri/api/platform/log';
import type { Database } from '@seri/api/platform/database/database';
import type { DemoPlan } from './lots/demo-plan.ts';

/** One demonstration: its lots, its database and its clock. */
export interface Demo {
  seed: number;
  plan: DemoPlan;
  database: Database;
  clock: Clock;
  log: Log;
}
