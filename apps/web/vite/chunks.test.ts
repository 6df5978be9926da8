import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf } from './chunk-groups.ts';
import { apart, type CodeChunk, chunks } from './chunks.data.ts';

const root = join(import.meta.dirname, '../../..');
const parts = [...Object.values<CodeChunk>(chunks).flatMap((chunk) => chunk.parts), ...apart];

const placesOf = (part: string) => [
  join(root, 'apps/web/src', part),
  join(root, 'node_modules', part),
  join(root, part.replace(/^@seri\/(\w+)/, 'packages/$1/src')),
];

test('every part of a chunk is a folder or a file', () => {
  expect(parts.filter((part) => !placesOf(part).some((place) => existsSync(place)))).toEqual([]);
});

test('no part is named twice', () => {
  expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
});

test.each([
  ['/seri/apps/web/src/ui/overlays/dialog.tsx', 'dialogs'],
  ['/seri/apps/web/src/ui/overlays/dialog.module.css?direct', 'dialogs'],
  ['/seri/apps/web/src/pages/bids/bids-route.tsx', undefined],
  ['/seri/packages/domain/src/people/phone.ts', 'start'],
  ['/seri/node_modules/react-dom/client.js', 'vendor'],
  ['/seri/node_modules/react-aria/index.js', undefined],
])('%s belongs to the chunk %s', (id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});

test('the longest part decides', () => {
  expect(chunkOf('/seri/apps/web/src/lib/code/lazy-part.ts')).toBe('shared');
  expect(chunkOf('/seri/apps/web/src/lib/code/lazy-piece.tsx')).toBe('dialogs');
  expect(chunkOf('/seri/apps/web/src/lib/browser/use-delayed.ts')).toBeUndefined();
});
