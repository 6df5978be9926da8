import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { drawCurves } from './draw-curves.ts';
import type { SoakFinding } from './judge.ts';
import type { SoakSettings } from './soak-settings.ts';
import type { SoakSample } from './take-sample.ts';

export interface SoakOutcome {
  settings: SoakSettings;
  samples: readonly SoakSample[];
  findings: readonly SoakFinding[];
  /** How often each failed. */
  failures: ReadonlyMap<string, number>;
  /** Sums for the report, such as the number of bids. */
  counts: Readonly<Record<string, number>>;
  commit: string;
}

const pictures = [
  {
    file: 'soak-memory.svg',
    title: 'Memory after a collection, MB',
    names: ['server RSS', 'server kept', 'worker RSS', 'worker kept', 'studio RSS', 'database private'],
  },
  {
    file: 'soak-handles.svg',
    title: 'Open handles and connections',
    names: ['server handles', 'worker handles', 'studio handles', 'connections'],
  },
  { file: 'soak-data.svg', title: 'The data folder, MB', names: ['data rows', 'data pictures', 'data mails'] },
];

/** Writes the curves as numbers and as pictures, and the page that explains them. */
export function writeSoakReport(outcome: SoakOutcome): void {
  const { samples, settings } = outcome;
  mkdirSync(settings.report, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(settings.report, name), text);
  for (const { file, title, names } of pictures) write(file, drawCurves(title, samples, names));
  write('soak.csv', csvOf(samples));
  write('soak.md', pageOf(outcome));
}

function csvOf(samples: readonly SoakSample[]): string {
  const names = Object.keys(samples[0] ?? {});
  const rows = samples.map((sample) => names.map((name) => String(Math.round((sample[name] ?? 0) * 100) / 100)));
  return [names, ...rows].map((row) => `${row.join(',')}\n`).join('');
}

export function isPassed({ findings, failures }: SoakOutcome): boolean {
  return failures.size === 0 && findings.every(({ verdict }) => verdict === 'flat');
}

/** The page of `docs/reliability`: all of it is written anew by each run. */
function pageOf(outcome: SoakOutcome): string {
  const { settings, samples, findings, failures, counts, commit } = outcome;
  const sums = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  const minutes = ((samples.at(-1)?.['seconds'] ?? 0) - (samples[0]?.['seconds'] ?? 0)) / 60;
  const peak = Math.round(samples.at(-1)?.['server peak'] ?? 0);
  return `# The soak

\`npm run test:long -- soak\` compresses a day into as long as it takes: a product of its own, started with \`npm start\`,
answers a million requests, takes and decides 200,000 bids, and makes 20,000 pictures. \`SOAK_SHARE=${settings.share}\` did
${percent((settings.share * samples.length) / settings.plan.stretches)} of it here. The page is written by the run.

- ${sums.join(', ')} in ${minutes.toFixed(0)} minutes, with ${settings.lots.toLocaleString('en')} lots and \`SERI_TEST_SEED=${settings.seed}\`.
- ${machine()}, commit ${commit}.
- The most that the server had at any moment after its start: ${peak} MB.
- ${isPassed(outcome) ? 'Passed' : 'Failed'}: ${failures.size === 0 ? 'no request failed' : 'requests failed, listed below'}, and ${flatness(findings)}.

The day had ${samples.length} stretches of the same mix. After each one the traffic rests until no job is late, each
process collects all its garbage and gives back what it can, and everything is measured. *Kept* is what V8 holds then, in all
threads, on their heaps and beside them. *Private* leaves out the shared memory of the database, which has a fixed size and fills slowly. A curve is
flat if its slope by Theil and Sen over the last two thirds is at most 2 MB, or one handle or connection, in 100,000 requests. The interval
holds the true slope with 95 % confidence; a short run has a wide one, and may fail for nothing but that.

\`SOAK_MINUTES\` ends a day early. \`SOAK_LEAK=200\` plants a leak of 200 bytes a request, with which a run has to fail
([soak-leak.md](soak-leak.md)); its report goes to a temporary folder. \`SOAK_REPORT\` names another folder.

| | first | last | slope in 100,000 requests | interval | verdict |
| --- | ---: | ---: | ---: | --- | --- |
${findings.map(rowOf).join('\n')}
${failuresOf(failures)}
![Memory](soak-memory.svg)

![Handles and connections](soak-handles.svg)

![Data folder](soak-data.svg)

All samples are in [soak.csv](soak.csv).
`;
}

export function rowOf({ name, unit, first, last, slope, low, high, verdict }: SoakFinding): string {
  const [start, end] = [first, last].map((value) => `${value.toFixed(unit ? 1 : 0)}${unit && ` ${unit}`}`);
  return `| ${name} | ${start} | ${end} | ${signed(slope)}${unit && ` ${unit}`} | ${signed(low)} … ${signed(high)} | ${verdict} |`;
}

const signed = (value: number) => (value >= 0 ? '+' : '−') + Math.abs(value).toFixed(2);
const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`;

function flatness(findings: readonly SoakFinding[]): string {
  const others = findings.filter(({ verdict }) => verdict !== 'flat');
  return others.length === 0
    ? 'every curve is flat'
    : others.map(({ name, verdict }) => `${name} ${verdict}`).join(', ');
}

function failuresOf(failures: ReadonlyMap<string, number>): string {
  return failures.size === 0 ? '' : `\n${[...failures].map(([text, count]) => `- ${count} × ${text}`).join('\n')}\n`;
}

function machine(): string {
  const [cores, [load = 0]] = [cpus(), loadavg()];
  const model = cores[0]?.model.trim() ?? 'processor';
  return `${cores.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${load.toFixed(1)} at the end`;
}
