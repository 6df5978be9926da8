import { Failure } from '../output/failure.ts';

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

export type FirstLoad = { route: string; scripts: string[]; styles: string[]; fonts: string[]; behind: string[] };

const ENGLISH_TEXTS = 'virtual:messages/en/';
/** English needs the latin faces alone; the others wait behind their unicode-range. */
const ENGLISH_FONTS = /-latin-[^/]*\.woff2$/;

/** A page as the manifest knows it: its component, its layout, and the groups of its texts. */
export interface PageParts {
  source: string;
  layout: string | undefined;
  texts: readonly string[];
  isBehindFrame: boolean;
}

/**
 * The files that a first visit to each page loads in English: the entry, page, layout and texts, with all their imports.
 */
export function firstLoads(manifest: Manifest, pages: readonly PageParts[]): FirstLoad[] {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry);
  if (!entry) return [];
  return pages.map(({ source, layout, texts, isBehindFrame }) => {
    const own = [source, ...texts.map((group) => ENGLISH_TEXTS + group)];
    const frame = [entry, ...(layout === undefined ? [] : [layout]), `${ENGLISH_TEXTS}main`];
    const missing = [...frame, ...own].find((part) => !manifest[part]);
    if (missing) throw new Failure(`${missing} has no chunk of its own.`);
    return loadOf(manifest, source, isBehindFrame ? frame : [...frame, ...own], own);
  });
}

/** `own` is what a page behind its frame loads right after the first paint. */
function loadOf(manifest: Manifest, route: string, roots: readonly string[], own: readonly string[]): FirstLoad {
  const chunksOf = (sources: readonly string[]) =>
    [...closure(manifest, sources)].flatMap((name) => manifest[name] ?? []);
  const first = chunksOf(roots);
  const scripts = files(first, scriptOf);
  return {
    route,
    scripts,
    styles: files(first, (chunk) => chunk.css ?? []),
    fonts: files(first, (chunk) => chunk.assets ?? []).filter((file) => ENGLISH_FONTS.test(file)),
    behind: files(chunksOf(own), scriptOf).filter((file) => !scripts.includes(file)),
  };
}

function files(chunks: readonly ManifestChunk[], pick: (chunk: ManifestChunk) => readonly string[]): string[] {
  return [...new Set(chunks.flatMap(pick))];
}

function scriptOf({ file }: ManifestChunk): string[] {
  return file.endsWith('.js') ? [file] : [];
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
