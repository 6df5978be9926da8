import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageFolder, writeLicences } from './list-licences.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seri-licence-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a-package', version: '1.2.3', license: 'MIT' }));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@tanstack/react-query/build/a.js?v=1', '/x/node_modules/@tanstack/react-query'],
  ['/x/node_modules/a/node_modules/b/c.js', '/x/node_modules/a/node_modules/b'],
  ['/x/apps/web/src/main.tsx', undefined],
  ['\0vite/preload-helper.js', undefined],
])('the module %s is of the package in %s', (id, expected) => {
  expect(packageFolder(id)).toBe(expected);
});

test('each package is listed with its name, version and whole licence, and each font with its own', () => {
  writeFileSync(join(folder, 'LICENSE.md'), 'Do as you like.\n');
  writeFileSync(join(folder, 'NOTICE'), 'Name the author.\n');
  const text = writeLicences([folder]);
  expect(text).toContain('a-package 1.2.3 (MIT)\n=====================\n\nDo as you like.\n\nName the author.\n');
  expect(text).toMatch(/golos-text \(font, OFL-1\.1\)[^]*SIL OPEN FONT LICENSE/);
});

test('a package without the text of a licence is refused', () => {
  expect(() => writeLicences([folder])).toThrow('a-package has no text of its licence');
});
