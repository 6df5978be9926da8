export type ManifestChunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
};

/** Vite's own list of what it built, by source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export type FirstLoad = { route: string; scripts: string[]; styles: string[]; fonts: string[] };

const PAGE_SOURCES = /^src\/(app\/pages|features)\//;
const LAYOUT_SOURCES = /^src\/app\/layouts\//;
const ENGLISH_TEXTS = 'virtual:messages/en/';
/** English needs the latin faces alone; the others wait behind their unicode-range. */
const ENGLISH_FONTS = /-latin-[^/]*\.woff2$/;

/** What a first visit in English loads, for every page in each of its layouts: the entry, both, the texts, and all they import. */
export function firstLoads(
  manifest: Manifest,
  layoutsOf: ReadonlyMap<string, ReadonlySet<string>>,
  textsOf: ReadonlyMap<string, readonly string[]> = new Map(),
): FirstLoad[] {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry);
  const sources = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  const pages = sources.filter((source) => PAGE_SOURCES.test(source));
  const layouts = sources.filter((source) => LAYOUT_SOURCES.test(source));
  if (!entry) return [];
  return pages.flatMap((page) =>
    [...(layoutsOf.get(page) ?? layouts)].map((layout) =>
      loadOf(manifest, page, [entry, layout, page, ...englishTexts(textsOf.get(page))]),
    ),
  );
}

const englishTexts = (groups: readonly string[] = []) => ['main', ...groups].map((group) => ENGLISH_TEXTS + group);

function loadOf(manifest: Manifest, route: string, roots: readonly string[]): FirstLoad {
  const chunks = [...closure(manifest, roots)].flatMap((source) => manifest[source] ?? []);
  const files = (pick: (chunk: ManifestChunk) => readonly string[]) => [...new Set(chunks.flatMap(pick))];
  return {
    route,
    scripts: files((chunk) => (chunk.file.endsWith('.js') ? [chunk.file] : [])),
    styles: files((chunk) => chunk.css ?? []),
    fonts: files((chunk) => chunk.assets ?? []).filter((file) => ENGLISH_FONTS.test(file)),
  };
}

function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (seen.has(source)) continue;
    seen.add(source);
    waiting.push(...(manifest[source]?.imports ?? []));
  }
  return seen;
}
