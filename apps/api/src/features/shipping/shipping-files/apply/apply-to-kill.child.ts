import { silentLog } from '@seri/api/testkit/silent-log';
import { openDatabase } from '../../../../platform/database/database.ts';
import { runApply } from './run-apply.ts';

/** A test runs this as a process of its own; it applies a list. */
const [url = '', fileId = ''] = process.argv.slice(2);
const database = openDatabase(url, silentLog);
await runApply(database.db, Number(fileId), new AbortController().signal);
await database.close();
