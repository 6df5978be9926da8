import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dataDir = process.env['SERI_E2E_DATA_DIR'] ?? '';

/** Writes under a name that the importer ignores, then renames, as a slow writer should. */
export function layFile(source: string, name: string, lines: readonly object[]): void {
  const folder = join(dataDir, 'feed', source);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(`${file}.part`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  renameSync(`${file}.part`, file);
}

/** The start of a day in Japan, today or some days before, so that the lot stands on the first page. */
export function firstOfDay(daysBefore = 0): string {
  const day = new Date(Date.now() + (9 - 24 * daysBefore) * 3_600_000).toISOString().slice(0, 10);
  return `${day}T00:00:00+09:00`;
}
