import { openDatabase } from '@seri/api/platform/database/database';
import { silentLog } from '@seri/api/testkit/silent-log';

/** The product's database. Inserting a row is instant, while a form with captcha and mail takes seconds. */
export const { db } = openDatabase(process.env['SERI_E2E_DATABASE_URL'] ?? '', silentLog, 2);
