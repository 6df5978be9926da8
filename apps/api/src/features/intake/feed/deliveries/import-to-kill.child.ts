import { silentLog } from '@seri/api/testkit/silent-log';
import { openDatabase } from '../../../../platform/database/database.ts';
import { openFeedFile } from './feed-file.ts';
import { importFile } from './import-file.ts';
import { ensureSource } from './source.store.ts';

/** A test runs this as a process of its own; it imports a file in small chunks. */
const [url = '', path = '', chunkBytes = ''] = process.argv.slice(2);
const database = openDatabase(url, silentLog);
const sourceId = await ensureSource(database.db, 'test');
const file = await openFeedFile(path, { mayBeLink: false });
await importFile(database, { sourceId, path, file }, { chunkBytes: Number(chunkBytes) });
await file.close();
await database.close();
