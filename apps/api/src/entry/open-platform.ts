import { join, resolve } from 'node:path';
import { openBlobs } from '../platform/blobs/blobs.ts';
import { openCaptcha } from '../platform/captcha/captcha.ts';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/config/settings.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openGeo } from '../platform/geo/geo.ts';
import { openLog } from '../platform/log.ts';
import { openMailer } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { openStudio } from '../platform/studio/studio.ts';
import { studioProgram } from './studio-program.ts';

const builtWebApp = join(import.meta.dirname, '../../../web/dist');

export function openPlatform(configured: Settings): Platform {
  const settings = {
    ...configured,
    dataDir: resolve(configured.dataDir),
    webDist: resolve(configured.webDist ?? builtWebApp),
  };
  const log = openLog(settings);
  const database = openDatabase(settings.databaseUrl, log);
  const clock = systemClock;
  return {
    settings,
    log,
    clock,
    database,
    blobs: openBlobs(settings),
    captcha: openCaptcha({ db: database.db, clock, log, settings }),
    geo: openGeo(log),
    mailer: openMailer({ settings, db: database.db, log, clock }),
    studio: openStudio({ log, ...studioProgram(settings) }),
  };
}
