import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { takeBackup } from '../platform/backup/take-backup.ts';
import { openDatabase } from '../platform/database/database.ts';
import { roleOf } from '../platform/database/grant-application.ts';
import type { Platform } from '../platform/platform.ts';
import { backupPartsOf } from './backup-parts.ts';

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export async function makeBackup(platform: Platform): Promise<string[]> {
  const parts = backupPartsOf(platform);
  const { path, bytes, isTried } = await takeBackup(parts);
  return [
    `${path} (${inMegabytes(bytes)}, ${parts.key === undefined ? 'not encrypted: set BACKUP_KEY' : 'encrypted'})`,
    isTried
      ? 'It was restored into a database of its own and compared with what was copied.'
      : 'It was not tried: the role of DATABASE_OWNER_URL may not create databases.',
  ];
}

export async function putBack(platform: Platform, path: string, mayReplace: boolean): Promise<string[]> {
  const { log, settings, database } = platform;
  const application = await roleOf(database);
  // The restore refuses while anybody is connected.
  await database.close();
  const owner = openDatabase(settings.ownerUrl, log, 2);
  try {
    const parts = { ...backupPartsOf(platform), blobs: platform.blobs, owner: owner.pool, application, mayReplace };
    const { madeAt, release } = await restoreBackup(path, parts);
    return [`All is as it was at ${madeAt} (release ${release}). Mails that waited then leave again when Seri starts.`];
  } finally {
    await owner.close();
  }
}
