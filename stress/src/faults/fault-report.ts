import { availableParallelism, loadavg } from 'node:os';
import { writeReport } from '../product/write-report.ts';
import type { Tried } from './try-fault.ts';

export interface FaultRun {
  tried: readonly Tried[];
  seed: string;
  /** The mails that arrived, and what is wrong with them. */
  mails: number;
  wrongMails: readonly string[];
}

const seconds = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const [middle, most] = [sorted[sorted.length >> 1], sorted.at(-1)];
  if (middle === undefined || most === undefined) return '–';
  return most - middle < 0.1 ? most.toFixed(1) : `${middle.toFixed(1)}, at most ${most.toFixed(1)}`;
};

/** One row for each fault: how often it was tried, how fast it was refused and healed, what was promised and lost. */
export async function writeFaultReport({ tried, seed, mails, wrongMails }: FaultRun): Promise<void> {
  const rows = [...Map.groupBy(tried, ({ fault }) => fault)].map(([fault, each]) => {
    const to503 = each.flatMap(({ secondsTo503 }) => secondsTo503 ?? []);
    const acknowledged = each.reduce((sum, one) => sum + one.acknowledged, 0);
    const findings = each.flatMap((one) => one.findings);
    const lost = findings.filter((finding) => finding.startsWith('lost')).length;
    const healing = seconds(each.map((one) => one.secondsToHeal));
    return `| ${fault} | ${each.length} | ${seconds(to503)} | ${healing} | ${acknowledged} | ${lost} | ${findings.length - lost} |`;
  });
  await writeReport('faults', [
    `Seed ${seed}, on ${availableParallelism()} processors with a load of ${loadavg()[0]?.toFixed(0)} at the end. ${mails} mails arrived;`,
    `${wrongMails.length} of them or of those due break the rule of mails (R75).`,
    '',
    '| Fault | Tried | Seconds to 503 | Seconds to heal | Acknowledged meanwhile | Lost | Other findings |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ]);
}
