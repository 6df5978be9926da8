import type { Clock } from '@seri/domain/time/japan-time';
import type { Blobs } from './blobs/blobs.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import type { Geo } from './geo/geo.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mail.ts';
import type { Studio } from './studio/studio.ts';

/** Services for every feature, free of business rules. A feature receives them once, when its routes or jobs are built. */
export interface Platform {
  settings: Settings;
  log: Log;
  clock: Clock;
  database: Database;
  blobs: Blobs;
  captcha: Captcha;
  geo: Geo;
  mailer: Mailer;
  studio: Studio;
}
