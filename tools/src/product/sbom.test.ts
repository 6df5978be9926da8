import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../output/read-json.ts';
import { root } from './paths.ts';
import { billOfMaterials, type LockFile } from './sbom.ts';

const integrity = `sha512-${Buffer.from('abc').toString('base64')}`;
const lock: LockFile = {
  name: 'a-product',
  version: '1.0.0',
  packages: {
    'apps/api': { dependencies: { own: '*', one: '1.0.0' } },
    'apps/web': {},
    'apps/api/node_modules/one': { version: '1.0.0', license: 'MIT', integrity, dependencies: { '@a/two': '^2' } },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    'packages/own': { dependencies: { '@a/two': '2.0.0' } },
    'node_modules/one': { version: '0.9.0' },
    'node_modules/@a/two': { version: '2.0.0', optionalDependencies: { absent: '1' } },
    'node_modules/only-for-tests': { version: '3.0.0' },
  },
};

test('a bill names what is deployed, each with licence, hash and needs, and nothing else', () => {
  const one = 'pkg:npm/one@1.0.0';
  const two = 'pkg:npm/%40a/two@2.0.0';
  expect(billOfMaterials(lock)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'a-product', version: '1.0.0' } },
    components: [
      { name: '@a/two', purl: two },
      {
        name: 'one',
        purl: one,
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from('abc').toString('hex') }],
      },
    ],
    dependencies: [
      { ref: 'a-product', dependsOn: [two, one] },
      { ref: one, dependsOn: [two] },
      { ref: two, dependsOn: [] },
    ],
  });
});

test('the bill of the product has its libraries, and neither its tools nor the demonstration’s', () => {
  const names = new Set(
    billOfMaterials(readJson<LockFile>(join(root, 'package-lock.json'))).components.map(({ name }) => name),
  );
  for (const name of ['fastify', 'pg', 'react', 'sharp', 'zod']) expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', 'playwright', '@resvg/resvg-js']) expect(names).not.toContain(name);
});
