import { companyCalls } from '@seri/contract/people/company.calls';
import { companySchemas } from '@seri/contract/people/company.schema';
import { refusal } from '../../../platform/http/refusal.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readContent } from './company.query.ts';
import { blobKeyOf } from './logo.store.ts';
import { saveCompany } from './save-company.ts';
import { saveLogo } from './save-logo.ts';

export interface DemoAccounts {
  password: string;
  accounts: { label: string; email: string }[];
}

/** The id of a logo is the hash of its bytes, so it can be cached for ever. */
const cacheForEver = 'public, max-age=31536000, immutable';

export function companyRoutes(platform: Platform, version: string, demo: DemoAccounts | null): Routes {
  const { clock, database, blobs } = platform;
  return routesOf('company', companyCalls, companySchemas, {
    portal: async () => ({ now: clock.now().toISOString(), version, demo }),
    content: () => readContent(database.db),
    save: ({ acting, input }) => saveCompany(acting, input.body),
    saveLogo: ({ acting, input }) => saveLogo(acting, platform, input.body),
    logo: async ({ input, reply }) => {
      const logo = await blobs.get(blobKeyOf(input.params.id));
      if (!logo) throw refusal('NOT_FOUND');
      reply.header('cache-control', cacheForEver).type('image/webp');
      return logo;
    },
  });
}
