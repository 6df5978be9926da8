import { startCalls } from '@seri/contract/screens/start.calls';
import { startSchemas } from '@seri/contract/screens/start.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readStart } from './start.read.ts';

export function startRoutes({ database: { db } }: Platform): Routes {
  return routesOf('start', startCalls, startSchemas, { view: ({ actor }) => readStart(db, actor) });
}
