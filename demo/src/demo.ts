import type { Clock } from '@seri/domain/time/japan-time';
import type { Log } from '@seri/api/platform/log';
import type { Database } from '@seri/api/platform/database/database';
import type { Platform } from '@seri/api/platform/platform';
import { demoSeed } from './demo-seed.ts';
import { type DemoPlan, shareOf } from './lots/demo-plan.ts';

/** One demonstration: its lots, its database and its clock. */
export interface Demo {
  seed: number;
  plan: DemoPlan;
  database: Database;
  clock: Clock;
  log: Log;
}

export function demoOf({ settings, database, clock, log }: Platform): Demo {
  return { seed: demoSeed, plan: shareOf(settings.demoLots), database, clock, log };
}
