import type { Demo } from '@seri/demo/demo';
import { demoSeed } from '@seri/demo/demo-seed';
import { shareOf } from '@seri/demo/lots/demo-plan';
import type { Platform } from '../platform/platform.ts';

export function demoOf({ settings, database, clock, log }: Platform): Demo {
  return { seed: demoSeed, plan: shareOf(settings.demoLots), database, clock, log };
}
