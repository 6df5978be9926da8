import { lotsCalls } from '@seri/contract/lots.calls';
import { lotsSchemas } from '@seri/contract/lots.schema';
import { japanDay } from '@seri/domain/japan-time';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCar } from './lot.read.ts';

export function lotsRoutes({ database, clock }: Platform): Routes {
  const { db } = database;
  const today = () => japanDay(clock.now());
  return routesOf('lots', lotsCalls, lotsSchemas, {
    carView: ({ actor, input }) => readCar(db, today(), actor.accountId, Number(input.query.id)),
  });
}
