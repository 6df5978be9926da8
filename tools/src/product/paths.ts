import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export const paths = {
  modules: join(root, 'node_modules'),
  entry: join(root, 'apps/api/src/entry'),
  demo: join(root, 'demo/src'),
  migrations: join(root, 'apps/api/migrations'),
  databaseTypes: join(root, 'apps/api/src/platform/database/schema.generated.ts'),
  web: join(root, 'apps/web'),
  webDist: join(root, 'apps/web/dist'),
} as const;

/** The script behind a package's command, so that it runs on this very Node and not on whatever PATH holds. */
export function packageScript(script: string): string {
  return join(paths.modules, script);
}
