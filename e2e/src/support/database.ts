import { openDatabase } from '@seri/api/platform/database/database';
import { silentLog } from '@seri/testkit/silent-log';

/** Of the product that the journeys visit: rows are there at once, where a form, a captcha and a mail take seconds. */
export const { db } = openDatabase(process.env['SERI_E2E_DATABASE_URL'] ?? '', silentLog, 2);
