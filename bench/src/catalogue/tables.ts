import { markdownTable } from '../markdown.ts';
import type { Contestant } from './contestant.ts';
import { crowdSize, type PaceRow } from './in-turns.ts';

/** The name of our contestant. */
const ours = 'columns';

/** A table of requests and contestants with milliseconds, answers a second, and the factor by which ours is faster. */
export function paceTable(rows: readonly PaceRow[]): string[] {
  const head = [
    'asked',
    'who',
    'p50',
    'p95',
    `p50 of ${crowdSize}`,
    `p95 of ${crowdSize}`,
    `answers/s of ${crowdSize}`,
    'ours faster',
    `ours faster for ${crowdSize}`,
  ];
  return markdownTable(
    head,
    rows.map((row) => {
      const own = rows.find(({ series, contestant }) => series === row.series && contestant === ours);
      const { alone, crowd } = row;
      return [
        row.series.name,
        row.contestant,
        ...[alone.p50, alone.p95, crowd.p50, crowd.p95].map(milliseconds),
        crowd.rate.toFixed(0),
        ...(own && own !== row ? [times(alone.p50 / own.alone.p50), times(own.crowd.rate / crowd.rate)] : ['', '']),
      ];
    }),
  );
}

export function memoryTable(contestants: readonly Contestant[]): string[] {
  return markdownTable(
    ['who', 'megabytes', ''],
    contestants.map(({ name, memory }) => [name, (memory.bytes / 2 ** 20).toFixed(0), memory.of]),
  );
}

function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

export function times(ratio: number): string {
  return `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;
}
