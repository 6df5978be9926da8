import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from '../platform/http/health.ts';
import type { Platform } from '../platform/platform.ts';
import { buildHttp } from './http.ts';
import { startRealtime } from './realtime.ts';
import type { RunningPart } from './running-part.ts';

/** How long a load balancer gets to see that this process is leaving, where there is one. */
const notice = 1_000;

/** HTTP and the live side on one port, and their orderly end: readiness first, sockets told, requests finished. */
export async function serve(platform: Platform): Promise<RunningPart & { port: number }> {
  const { settings, database } = platform;
  warnWithoutWebApp(platform);
  let leaving = false;
  const readiness: Readiness = {
    check: async () => {
      if (leaving) return ['leaving'];
      return database.pool.query('select 1').then(
        () => [],
        () => ['database'],
      );
    },
  };
  const app = await buildHttp(platform, readiness);
  await app.ready();
  const realtime = await startRealtime(platform, app);
  await app.listen({ port: settings.port, host: settings.host });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    stop: async () => {
      leaving = true;
      if (settings.publicUrl) await wait(notice);
      await realtime.stop();
      await app.close();
    },
  };
}

/** The calls work without it, but who opens the address sees nothing. */
function warnWithoutWebApp({ settings: { webDist }, log }: Platform): void {
  if (webDist && existsSync(join(webDist, 'index.html'))) return;
  log.warn({ folder: webDist }, 'no web app is served: build it, or set WEB_DIST to the folder of its index.html');
}
