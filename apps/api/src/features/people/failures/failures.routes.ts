import { failuresCalls } from '@seri/contract/people/failures.calls';
import { failuresSchemas } from '@seri/contract/people/failures.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFailedSignIns } from './failed-sign-ins.read.ts';

export function failuresRoutes({ database: { db } }: Platform): Routes {
  return routesOf('failures', failuresCalls, failuresSchemas, {
    list: ({ actor, input }) => readFailedSignIns(db, actor, input.query),
  });
}
