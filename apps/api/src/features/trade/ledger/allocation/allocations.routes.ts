import { allocationsCalls } from '@seri/contract/trade/allocations.calls';
import { allocationsSchemas } from '@seri/contract/trade/allocations.schema';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { allocateByHand, freeAllocation, setTerms } from './allocate-by-hand.ts';
import { readClientAllocations } from './allocations.read.ts';

export function allocationsRoutes({ database: { db } }: Platform): Routes {
  return routesOf('allocations', allocationsCalls, allocationsSchemas, {
    list: ({ actor, input }) => readClientAllocations(db, actor, Number(input.query.id)),
    allocate: ({ acting, input }) => allocateByHand(acting, input.body),
    free: ({ acting, input }) => freeAllocation(acting, input.body),
    setTerms: ({ acting, input }) => setTerms(acting, input.body),
  });
}
