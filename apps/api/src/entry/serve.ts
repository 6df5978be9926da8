import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownsTables, roleOf } from '../platform/database/grant-application.ts';
import type { Readiness } from '../platform/http/health.ts';
import type { Relay } from '../platform/outbox/relay.ts';
import type { Platform } from '../platform/platform.ts';
import type { Demonstration } from './demonstration.ts';
import { buildHttp } from './http.ts';
import { startRealtime } from './realtime.ts';
import { watchGround } from './ground.ts';
import type { RunningPart } from './running-part.ts';

/** Time for a load balancer to see that this process is leaving. */
const noticePeriod = 1_000;

/** Serves HTTP and sockets on one port. `stop` ends readiness first, then the sockets, then the running requests. */
export async function serve(
  platform: Platform,
  demonstration: Demonstration | null,
): Promise<RunningPart & { port: number }> {
  const { settings, studio } = platform;
  warnWithoutWebApp(platform);
  await warnOfOneRole(platform);
  let leaving = false;
  const ground = watchGround(platform);
  const readiness: Readiness = {
    ...ground,
    check: async () => (leaving ? ['leaving'] : ground.check()),
  };
  let realtime: Relay | undefined;
  const app = await buildHttp(platform, readiness, demonstration, () => realtime?.settled());
  await app.ready();
  realtime = await startRealtime(platform, app);
  await app.listen({ port: settings.port, host: settings.host });
  studio.warmUp();
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    stop: async () => {
      leaving = true;
      if (settings.publicUrl) await wait(noticePeriod);
      await realtime.stop();
      await app.close();
      await ground.stop();
    },
  };
}

/** The calls work without the web app, but people who open the address see nothing. */
function warnWithoutWebApp({ settings: { webDist }, log }: Platform): void {
  if (webDist && existsSync(join(webDist, 'index.html'))) return;
  log.warn({ folder: webDist }, 'no web app is served: build it, or set WEB_DIST to the folder of its index.html');
}

/** Installations from before there were two roles go on as they are. */
async function warnOfOneRole({ database, log }: Platform): Promise<void> {
  if (!(await ownsTables(database))) return;
  log.warn(
    { role: await roleOf(database) },
    'requests run as the owner of the tables: name another role in DATABASE_URL, and this one in DATABASE_OWNER_URL',
  );
}
