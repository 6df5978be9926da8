import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { languages } from '@seri/domain/common/languages';
import { build, type Plugin, type Rolldown } from 'vite';
import type { FirstFiles, PagePreload, Page } from '../src/app/page.ts';
import { layoutSource, pageSource } from '../src/app/page-source.ts';
import { firstLoads } from '../src/pages/first-loads.ts';
import { pathsOfCalls } from './paths-of-calls.ts';

type Bundle = Rolldown.OutputBundle;
const sources = join(import.meta.dirname, '../src');
const source = join(sources, 'app/head-start.ts');

/**
 * Builds `app/head-start.ts` into one small script that runs before everything else: a module would wait for the page to
 * be read, and the content security policy forbids code in it.
 */
export function buildHeadStart(): Plugin {
  let fileName: string | undefined;
  return {
    name: 'seri-head-start',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      const code = await buildScript(filesOfPages(bundle));
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      fileName = `assets/head-start-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        fileName === undefined ? [] : [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
    },
  };
}

async function buildScript(files: object): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { FIRST_FILES: JSON.stringify(files) },
    plugins: [pathsOfCalls()],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: source, formats: ['iife'], name: 'headStart' },
      // Modules without used exports are left out: a helper in the same file as a hook would pull in all of React.
      rolldownOptions: { output: { codeSplitting: false }, treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}

/**
 * Files that each page would otherwise request one after another once its code has loaded. The layout comes first,
 * because it can be shown first.
 */
function filesOfPages(bundle: Bundle) {
  return mapValues(firstLoads, (name, { page, first }: { page: Page; first: PagePreload }) =>
    mapValues(first.files ?? { page: { code: [], texts: [] } }, (_variant, { code, texts }: FirstFiles) => {
      const groups = ['main', ...page.texts, ...texts];
      const textsIn = (language: string) => groups.map((group) => `\0virtual:messages/${language}/${group}`);
      return {
        code: filesOf(
          bundle,
          [layoutSource(page.layout), pageSource(name), ...code].map((path) => join(sources, path)),
        ),
        texts: Object.fromEntries(languages.map((language) => [language, filesOf(bundle, textsIn(language))])),
      };
    }),
  );
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (key: string, value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(key, value)]));
}

/** Scripts and styles of the chunks and of all that they import, one chunk after the other, but what the page names itself. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = modules.flatMap((module) => {
    const own = chunks.filter(({ facadeModuleId }) => facadeModuleId === module);
    if (own.length === 0) throw new Error(`A page loads ${module} first, which is no chunk.`);
    return [...closure(bundle, own)];
  });
  const named = closure(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const files = [...new Set(found)].filter((chunk) => !named.has(chunk));
  const styles = files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...files.map((chunk) => chunk.fileName), ...new Set(styles)].map((file) => `/${file}`);
}

function closure(bundle: Bundle, roots: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set(roots);
  for (const { imports } of found) {
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') found.add(file);
    }
  }
  return found;
}
