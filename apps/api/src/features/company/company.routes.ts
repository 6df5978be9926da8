import { companyCalls } from '@seri/contract/company.calls';
import { companySchemas } from '@seri/contract/company.schema';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';

export interface DemoAccounts {
  password: string;
  accounts: { label: string; email: string }[];
}

export function companyRoutes({ clock, settings }: Platform, version: string, demo: DemoAccounts): Routes {
  return routesOf('company', companyCalls, companySchemas, {
    portal: async () => ({ now: clock.now().toISOString(), version, demo: settings.demo ? demo : null }),
  });
}
