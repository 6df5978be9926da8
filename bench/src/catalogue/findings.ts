import type { BenchFinding } from '../trial.ts';
import type { PaceRow } from './in-turns.ts';
import { times } from './tables.ts';

export interface Measured {
  archived: number;
  live: readonly PaceRow[];
  archive: readonly PaceRow[];
}

const far = new Set([
  'one day',
  'one day, deep page by price',
  'maker + grades',
  'maker, deep page by price',
  'deep page by price',
]);

/** The limits of each kind of request; the worst ratio counts and not the mean. */
export function findingsOf(measured: readonly Measured[]): BenchFinding[] {
  return measured.flatMap(({ archived, live, archive }) => {
    const liveListings = compare(live.filter(isListing), 'PostgreSQL');
    const liveFacets = compare(live.filter(isFacets), 'PostgreSQL');
    const facets = archive.filter(isFacets);
    const lots = `${archived.toLocaleString('en')} archived lots`;
    const beside = `beside ${lots}`;
    const ofArchive = `facets of ${lots}`;
    return [
      ...(live.length === 0
        ? []
        : [
            least(`live facets, alone, over PostgreSQL, ${beside}`, 10, alone(liveFacets)),
            least(`live facets, answers a second of 16, over PostgreSQL, ${beside}`, 15, crowd(liveFacets)),
            least(`live listings, alone, over PostgreSQL, ${beside}`, 1, alone(liveListings)),
            least(`live listings, answers a second of 16, over PostgreSQL, ${beside}`, 1, crowd(liveListings)),
            least(
              `day, maker and deep pages, alone, over PostgreSQL, ${beside}`,
              7,
              alone(liveListings.filter(({ kind }) => far.has(kind))),
            ),
          ]),
      least(`${ofArchive}, alone, over PostgreSQL`, 20, alone(compare(facets, 'PostgreSQL'))),
      least(`${ofArchive}, alone, over DuckDB`, 5, alone(compare(facets, 'DuckDB'))),
    ];
  });
}

/** Ten times the rows may cost ten times as much, so the cost per row must not grow. */
export function growthOf(measured: readonly Measured[]): BenchFinding[] {
  const [small] = measured;
  const large = measured.at(-1);
  if (!small || !large || small === large) return [];
  const rows = large.archived / small.archived;
  const grown = ours(small.archive).map(({ series, alone: { p50 } }) => {
    const after = ours(large.archive).find((row) => row.series.name === series.name)?.alone.p50 ?? Number.NaN;
    return { kind: series.name, ratio: after / p50 };
  });
  const most = grown.toSorted((one, other) => other.ratio - one.ratio)[0];
  return [
    {
      name: `how many times dearer an answer becomes with ${rows} times the archived lots, at the most`,
      ratio: most?.ratio ?? Number.NaN,
      atMost: rows,
      detail: grown.map(({ kind, ratio }) => `${kind} ${times(ratio)}`).join(', '),
    },
  ];
}

/** The milliseconds of one kind of request, ours and the other's. */
interface Compared {
  kind: string;
  alone: Pair;
  crowd: Pair;
}

interface Pair {
  own: number;
  other: number;
}

function compare(rows: readonly PaceRow[], other: string): Compared[] {
  return ours(rows).flatMap((own) => {
    const beside = rows.find((row) => row.series === own.series && row.contestant === other);
    if (!beside) return [];
    return [
      {
        kind: own.series.name,
        alone: { own: own.alone.p50, other: beside.alone.p50 },
        crowd: { own: 1_000 / own.crowd.rate, other: 1_000 / beside.crowd.rate },
      },
    ];
  });
}

type KindPair = Pair & { kind: string };

const alone = (all: readonly Compared[]): KindPair[] => all.map((one) => ({ kind: one.kind, ...one.alone }));
const crowd = (all: readonly Compared[]): KindPair[] => all.map((one) => ({ kind: one.kind, ...one.crowd }));
const ours = (rows: readonly PaceRow[]) => rows.filter(({ contestant }) => contestant === 'columns');
const isListing = ({ series }: PaceRow) => typeof series.wanted === 'object';
const isFacets = ({ series }: PaceRow) => series.wanted === 'facets';

function least(name: string, atLeast: number, pairs: readonly KindPair[]): BenchFinding {
  const ratios = pairs.map(({ kind, own, other }) => ({ kind, ratio: other / own }));
  const sorted = ratios.toSorted((one, other) => one.ratio - other.ratio);
  const sumOf = (who: keyof Pair) => pairs.reduce((sum, pair) => sum + pair[who], 0);
  const kinds = sorted.map(({ kind, ratio }) => `${kind} ${times(ratio)}`);
  return {
    name: `${name}, at the least`,
    ratio: sorted[0]?.ratio ?? Number.NaN,
    atLeast,
    detail: `${kinds.join(', ')}; one of each kind together ${times(sumOf('other') / sumOf('own'))}`,
  };
}
