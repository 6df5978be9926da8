import { describe, expect, it } from 'vitest';
import { firstLoads, type Manifest } from './first-load.ts';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/app/pages/lot.tsx', 'src/lib/live.ts'],
    css: ['assets/index.css'],
    assets: ['assets/golos-latin-abc.woff2', 'assets/golos-cyrillic-abc.woff2', 'assets/golos-latin-ext-abc.woff'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deeper.js'], css: ['assets/shared.css'] },
  '_deeper.js': { file: 'assets/deeper.js', imports: ['_shared.js'] },
  'src/app/pages/lot.tsx': {
    file: 'assets/lot.js',
    isDynamicEntry: true,
    imports: ['_shared.js'],
    css: ['assets/lot.css'],
  },
  'src/app/layouts/plain.tsx': { file: 'assets/plain.js', isDynamicEntry: true },
  'src/lib/live.ts': { file: 'assets/live.js', isDynamicEntry: true },
  'virtual:messages/en/main': { file: 'assets/en.js', isDynamicEntry: true },
  'virtual:messages/en/ledger': { file: 'assets/en-ledger.js', isDynamicEntry: true },
  'virtual:messages/ru/main': { file: 'assets/ru.js', isDynamicEntry: true },
};

describe('the first load of a route', () => {
  const [load] = firstLoads(MANIFEST, new Map());

  it('is the entry, the page, its layout, the English texts and what they import, each once', () => {
    expect(load?.route).toBe('src/app/pages/lot.tsx');
    expect(load?.scripts.toSorted()).toEqual(
      ['deeper', 'en', 'index', 'lot', 'plain', 'shared'].map((name) => `assets/${name}.js`),
    );
    expect(load?.styles.toSorted()).toEqual(['assets/index.css', 'assets/lot.css', 'assets/shared.css']);
  });

  it('uses the layouts given for a page, and every layout for an unknown page', () => {
    const layouts = new Map([['src/app/pages/lot.tsx', new Set(['src/app/layouts/none.tsx'])]]);
    expect(firstLoads(MANIFEST, layouts).map(({ scripts }) => scripts.includes('assets/plain.js'))).toEqual([false]);
    expect(firstLoads(MANIFEST, new Map()).map(({ scripts }) => scripts.includes('assets/plain.js'))).toEqual([true]);
  });

  it('has only the texts that the page names', () => {
    const withLedger = firstLoads(
      MANIFEST,
      new Map(),
      new Map([['src/app/pages/lot.tsx', { texts: ['ledger'], isDeferred: false }]]),
    );
    expect(withLedger[0]?.scripts).toContain('assets/en-ledger.js');
    expect(load?.scripts).not.toContain('assets/en-ledger.js');
  });

  it('counts a deferred page behind its frame', () => {
    const table = new Map([['src/app/pages/lot.tsx', { texts: ['ledger'], isDeferred: true }]]);
    const [behind] = firstLoads(MANIFEST, new Map(), table);
    expect(behind?.scripts).not.toContain('assets/lot.js');
    expect(behind?.behind.toSorted()).toEqual(['assets/en-ledger.js', 'assets/lot.js']);
  });

  it('has the latin fonts only', () => {
    expect(load?.fonts).toEqual(['assets/golos-latin-abc.woff2']);
  });

  it('leaves out what is loaded later', () => {
    expect(load?.scripts).not.toContain('assets/live.js');
  });
});
