import { openDatabase } from '@seri/api/platform/database/database';
import { silentLog } from '@seri/api/testkit/silent-log';

/** The database of the product. A row is there at once; a form with its captcha and its mail takes seconds. */
export const { db } = openDatabase(process.env['SERI_E2E_DATABASE_URL'] ?? '', silentLog, 2);
