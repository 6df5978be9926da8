import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '../../../apps/web/src/app/page.ts';
import { layoutSource, pageSource } from '../../../apps/web/src/app/page-source.ts';
import * as pages from '../../../apps/web/src/pages/pages.ts';
import { ONE_FAILED, type Counts } from './counts.ts';
import { firstLoads, type FirstLoad, type Manifest, type PageParts } from './first-load.ts';
import { paths } from '../product/paths.ts';
import { readJson } from '../output/read-json.ts';
import type { GateResult } from './run-gates.ts';
import { say } from '../output/steps.ts';

/**
 * The most that a first visit loads before it paints, and that a page behind its frame loads at once (`behind`), in
 * thousands of bytes on the wire.
 */
const LIMITS = { script: 155, style: 20, font: 45, behind: 46 } as const;
/** Only the socket client's engine writes this; it is loaded after the first paint. */
const SOCKET_CLIENT_MARK = '.EIO=';

type Kind = keyof typeof LIMITS;
const NAMES: Record<Kind, string> = {
  script: 'scripts',
  style: 'styles',
  font: 'fonts',
  behind: 'scripts behind its frame',
};
type Weight = Record<Kind, number> & { route: string; hasSocketClient: boolean };

export function checkBundles(): GateResult {
  const file = join(paths.webDist, '.vite/manifest.json');
  if (!existsSync(file))
    return { counts: ONE_FAILED, output: 'The web app has no manifest: build it with build.manifest.' };
  const weights = firstLoads(readJson<Manifest>(file), [...Object.entries<Page>(pages).map(partsOf), NOT_FOUND]).map(
    weigh,
  );
  say(formatTable(weights));
  const problems = weights.flatMap(problemsOf);
  const counts: Counts = {
    passed: weights.filter((weight) => problemsOf(weight).length === 0).length,
    failed: 0,
    skipped: 0,
  };
  return { counts: { ...counts, failed: weights.length - counts.passed }, output: problems.join('\n') };
}

function partsOf([name, { layout, texts, isBehindFrame = false }]: [string, Page]): PageParts {
  return { source: `src/${pageSource(name)}`, layout: `src/${layoutSource(layout)}`, texts, isBehindFrame };
}

/** It stands at no address and in no layout, and so is no page. */
const NOT_FOUND: PageParts = {
  source: 'src/app/not-found-page.tsx',
  layout: undefined,
  texts: [],
  isBehindFrame: false,
};

function weigh({ route, scripts, styles, fonts, behind }: FirstLoad): Weight {
  return {
    route: basename(route).replace(/\.tsx?$/, ''),
    script: total(scripts, zippedSize),
    style: total(styles, zippedSize),
    font: total(fonts, (file) => statSync(join(paths.webDist, file)).size),
    behind: total(behind, zippedSize),
    hasSocketClient: scripts.some((file) =>
      readFileSync(join(paths.webDist, file), 'utf8').includes(SOCKET_CLIENT_MARK),
    ),
  };
}

function total(files: readonly string[], size: (file: string) => number): number {
  return files.reduce((sum, file) => sum + size(file), 0) / 1000;
}

function zippedSize(file: string): number {
  return gzipSync(readFileSync(join(paths.webDist, file))).length;
}

export function problemsOf(weight: Weight): string[] {
  const tooHeavy = (Object.keys(LIMITS) as Kind[])
    .filter((kind) => weight[kind] > LIMITS[kind])
    .map((kind) => `${weight.route}: ${weight[kind].toFixed(1)} KB of ${NAMES[kind]}, ${LIMITS[kind]} are allowed.`);
  return weight.hasSocketClient ? [...tooHeavy, `${weight.route}: the socket client is in the first load.`] : tooHeavy;
}

function formatTable(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ route }) => route.length));
  const row = (route: string, ...cells: string[]) =>
    `    ${route.padEnd(width)} ${cells.map((cell) => cell.padStart(9)).join('')}`;
  return [
    row('first load, KB', 'script', 'style', 'font', 'behind'),
    ...weights.map(({ route, script, style, font, behind }) =>
      row(route, ...[script, style, font, behind].map((size) => size.toFixed(1))),
    ),
    row('at most', ...Object.values(LIMITS).map(String)),
  ].join('\n');
}
