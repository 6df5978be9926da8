import { readReport, writeReport } from '../product/write-report.ts';

export const victims = ['server', 'worker', 'database'] as const;

export interface KillRound {
  killed: Record<(typeof victims)[number], number>;
  acknowledged: number;
  findings: readonly string[];
}

const columns = ['server', 'worker', 'database', 'acknowledged', 'lost', 'other', 'mails', 'wrongMails'] as const;

/** The sums of all rounds so far, as the report keeps them. */
export type KillCounts = Record<(typeof columns)[number], number>;

export const killsIn = (counts: KillCounts): number => victims.reduce((sum, victim) => sum + counts[victim], 0);

export async function readKills(): Promise<KillCounts> {
  return parseKills(await readReport('kills'));
}

export function parseKills(lines: readonly string[]): KillCounts {
  const numbers = lines.find((line) => /^\| \d/.test(line))?.match(/\d+/g) ?? [];
  return Object.fromEntries(columns.map((column, place) => [column, Number(numbers[place] ?? 0)])) as KillCounts;
}

export function addRound(counts: KillCounts, { killed, acknowledged, findings }: KillRound): KillCounts {
  const lost = findings.filter((finding) => finding.startsWith('lost')).length;
  return {
    ...counts,
    server: counts.server + killed.server,
    worker: counts.worker + killed.worker,
    database: counts.database + killed.database,
    acknowledged: counts.acknowledged + acknowledged,
    lost: counts.lost + lost,
    other: counts.other + findings.length - lost,
  };
}

export const writeKills = (counts: KillCounts): Promise<void> => writeReport('kills', linesOf(counts));

export function linesOf(counts: KillCounts): string[] {
  return [
    sentenceOf(killsIn(counts), counts.lost),
    '',
    '| Server killed | Worker killed | Database killed | Acknowledged | Lost | Twice, broken or never told | Mails arrived | Mails against R75 |',
    '|---|---|---|---|---|---|---|---|',
    `| ${columns.map((column) => counts[column]).join(' | ')} |`,
  ];
}

/** With no loss in n kills, the share of kills that lose something is below 3 / n with a confidence of 95 %. */
function sentenceOf(kills: number, lost: number): string {
  if (kills === 0 || lost > 0) return `${kills} kills.`;
  return `${kills} kills lost nothing: with 95 % confidence, fewer than ${(300 / kills).toFixed(2)} % of kills lose anything.`;
}
