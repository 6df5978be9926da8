import { describe, expect, it } from 'vitest';
import { firstLoads, type Manifest, type PageParts } from './first-load.ts';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/pages/lot/lot-route.tsx', 'src/lib/live.ts'],
    css: ['assets/index.css'],
    assets: ['assets/golos-latin-abc.woff2', 'assets/golos-cyrillic-abc.woff2', 'assets/golos-latin-ext-abc.woff'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deeper.js'], css: ['assets/shared.css'] },
  '_deeper.js': { file: 'assets/deeper.js', imports: ['_shared.js'] },
  'src/pages/lot/lot-route.tsx': {
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

const lot: PageParts = {
  source: 'src/pages/lot/lot-route.tsx',
  layout: 'src/app/layouts/plain.tsx',
  texts: [],
  isBehindFrame: false,
};
const loadOf = (page: Partial<PageParts> = {}) => firstLoads(MANIFEST, [{ ...lot, ...page }])[0];

describe('the first load of a page', () => {
  it('is the entry, the page, its layout, the English texts and what they import, each once', () => {
    const load = loadOf();
    expect(load?.scripts.toSorted()).toEqual(
      ['deeper', 'en', 'index', 'lot', 'plain', 'shared'].map((name) => `assets/${name}.js`),
    );
    expect(load?.styles.toSorted()).toEqual(['assets/index.css', 'assets/lot.css', 'assets/shared.css']);
  });

  it('has no layout where the page stands in none', () => {
    expect(loadOf({ layout: undefined })?.scripts).not.toContain('assets/plain.js');
  });

  it('has the texts that the page brings along, and no others', () => {
    expect(loadOf({ texts: ['ledger'] })?.scripts).toContain('assets/en-ledger.js');
    expect(loadOf()?.scripts).not.toContain('assets/en-ledger.js');
  });

  it('leaves a page behind its frame to what comes then', () => {
    const load = loadOf({ texts: ['ledger'], isBehindFrame: true });
    expect(load?.scripts).not.toContain('assets/lot.js');
    expect(load?.behind.toSorted()).toEqual(['assets/en-ledger.js', 'assets/lot.js']);
  });

  it('has the latin fonts only', () => {
    expect(loadOf()?.fonts).toEqual(['assets/golos-latin-abc.woff2']);
  });

  it('leaves out what is loaded later', () => {
    expect(loadOf()?.scripts).not.toContain('assets/live.js');
  });

  it('fails where a page was built into the chunk of another', () => {
    expect(() => loadOf({ source: 'src/pages/merged/merged-route.tsx' })).toThrow('has no chunk of its own');
  });
});
