import { builtCar } from '@seri/contract/services/production-month.schema';
import { z } from 'zod';
import type { OutsideService } from '../../../platform/config/settings.ts';
import { askProvider } from '../../../platform/outside/ask-provider.ts';
import type { Outside } from '../../../platform/outside/get-outside.ts';
import type { MonthProvider } from './month-provider.ts';

const monthAnswer = z.object({ vehicle: builtCar.nullable() });

/** R86: the provider behind MONTH_PROVIDER_URL (docs/providers.md). */
export function openHttpMonthProvider(service: OutsideService, outside?: Outside): MonthProvider {
  return {
    findMonth: async (lot, times, signal) =>
      (await askProvider(service, { lot, times }, monthAnswer, signal, outside)).vehicle,
  };
}
