import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../../../tools/src/product/paths.ts';

/** Scripts and styles of the built web app, the largest on the wire first, in kilobytes. */
export function largestChunks(most: number): string[][] {
  const folder = join(paths.webDist, 'assets');
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  return names
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return { name, zipped: gzipSync(bytes).length, size: bytes.length };
    })
    .toSorted((a, b) => b.zipped - a.zipped)
    .slice(0, most)
    .map(({ name, zipped, size }) => [name, (zipped / 1_000).toFixed(1), (size / 1_000).toFixed(1)]);
}
