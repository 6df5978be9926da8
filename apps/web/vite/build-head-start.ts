import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
const source = join(import.meta.dirname, '../src/app/head-start.ts');
const languages = ['en', 'ru'] as const;

const frame = /app\/layouts\/standard-layout\.tsx$/;
const bids = {
  code: [frame, /pages\/bids-route\.tsx$/, /bids\/components\/(?:bids-filters|bids-export)\.tsx$/],
  texts: ['main', 'bids', 'chat', 'listing', 'filters', 'export'],
} as const;
/**
 * What a page imports once its code is there, and would so learn of one after the other, and the groups of its texts: the
 * frame's first, as that is what can be shown first.
 */
const pages = {
  listing: {
    code: [frame, /pages\/listing-route\.tsx$/, /components\/listing-lots\.tsx$/, /components\/favourite-button\.tsx$/],
    texts: ['main', 'listing'],
  },
  lot: { code: [frame, /pages\/lot-route\.tsx$/], texts: ['main', 'lot', 'sharing'] },
  signIn: {
    code: [/layouts\/anonymous-layout\.tsx$/, /pages\/sign-in-route\.tsx$/],
    texts: ['main', 'identity', 'company'],
  },
  dashboard: {
    code: [frame, /pages\/dashboard-route\.tsx$/],
    texts: ['main', 'dashboard', 'bids', 'ledger', 'listing', 'notifications'],
  },
  bids,
  desk: { code: [...bids.code, /components\/(?:bid-desk|desk-undo)\.tsx$/], texts: [...bids.texts, 'bidDesk'] },
  deskList: { code: [...bids.code, /components\/(?:desk-list|desk-undo)\.tsx$/], texts: [...bids.texts, 'bidDesk'] },
} as const;

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
      const files = Object.entries(pages).map(([page, parts]) => [page, firstFiles(bundle, parts)] as const);
      const code = await buildScript(Object.fromEntries(files));
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
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: source, formats: ['iife'], name: 'headStart' },
      // What it only mentions stays out: a helper beside a hook would bring all of React.
      rolldownOptions: { output: { codeSplitting: false }, treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}

function firstFiles(bundle: Bundle, { code, texts }: { code: readonly RegExp[]; texts: readonly string[] }) {
  const textsIn = (language: string) => texts.map((group) => new RegExp(`virtual:messages/${language}/${group}$`));
  return {
    code: filesOf(bundle, code),
    texts: Object.fromEntries(languages.map((language) => [language, filesOf(bundle, textsIn(language))])),
  };
}

/** Scripts and styles of the chunks and of all that they import, one chunk after the other, but what the page names itself. */
function filesOf(bundle: Bundle, sources: readonly RegExp[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = sources.flatMap((own) => [
    ...closure(
      bundle,
      chunks.filter(({ facadeModuleId }) => own.test(facadeModuleId ?? '')),
    ),
  ]);
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
