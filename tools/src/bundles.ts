import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '../../apps/web/src/app/routes.data.ts';
import { ONE_FAILED, type Counts } from './counts.ts';
import { firstLoads, type FirstLoad, type Manifest } from './first-load.ts';
import { pageLayouts, pagesBySource } from './page-layouts.ts';
import { paths } from './paths.ts';
import { readJson } from './read-json.ts';
import type { GateResult } from './run-gates.ts';
import { say } from './steps.ts';

/** Limits in KB on the wire: for the first paint of a first visit, and for the scripts that a deferred page loads right after it. */
const LIMITS = { script: 155, style: 20, font: 45, behind: 40 } as const;
/** Only the socket client contains this text; it must load after the first paint. */
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
  const pageTable = readFileSync(join(paths.web, 'src/app/pages.ts'), 'utf8');
  const loads = firstLoads(readJson<Manifest>(file), pageLayouts(pageTable, routes), pagesBySource(pageTable));
  const weights = heaviest(loads.map(weigh));
  if (weights.length === 0) return { counts: ONE_FAILED, output: 'The web app has no route of its own chunk.' };
  say(formatTable(weights));
  const problems = weights.flatMap(problemsOf);
  const counts: Counts = {
    passed: weights.filter((weight) => problemsOf(weight).length === 0).length,
    failed: 0,
    skipped: 0,
  };
  return { counts: { ...counts, failed: weights.length - counts.passed }, output: problems.join('\n') };
}

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

/** A route appears once for each layout; its heaviest form counts. */
export function heaviest(weights: readonly Weight[]): Weight[] {
  const byRoute = new Map<string, Weight>();
  for (const weight of weights) {
    const other = byRoute.get(weight.route);
    if (!other || other.script < weight.script) byRoute.set(weight.route, weight);
  }
  return [...byRoute.values()];
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
