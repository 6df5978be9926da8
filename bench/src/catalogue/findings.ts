import type { Finding } from '../trial.ts';
import type { Row } from './in-turns.ts';
import { times } from './tables.ts';

export interface Measured {
  archived: number;
  live: readonly Row[];
  archive: readonly Row[];
}

const far = new Set([
  'one day',
  'one day, deep page by price',
  'maker + grades',
  'maker, deep page by price',
  'deep page by price',
]);

/** What must be reached of each kind of request, and not in the mean of all: the least ratio counts. */
export function findingsOf(measured: readonly Measured[]): Finding[] {
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

/** Ten times the rows may cost ten times as much: the cost of a row must not grow with their number. */
export function growthOf(measured: readonly Measured[]): Finding[] {
  const [small] = measured;
  const large = measured.at(-1);
  if (!small || !large || small === large) return [];
  const rows = large.archived / small.archived;
  const grown = ours(small.archive).map(({ asked, alone: { p50 } }) => {
    const after = ours(large.archive).find((row) => row.asked.name === asked.name)?.alone.p50 ?? Number.NaN;
    return { kind: asked.name, ratio: after / p50 };
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

/** Of one kind of request what an answer takes ours and the other, in milliseconds. */
interface Compared {
  kind: string;
  alone: Pair;
  crowd: Pair;
}

interface Pair {
  own: number;
  other: number;
}

function compare(rows: readonly Row[], other: string): Compared[] {
  return ours(rows).flatMap((own) => {
    const beside = rows.find((row) => row.asked === own.asked && row.contestant === other);
    if (!beside) return [];
    return [
      {
        kind: own.asked.name,
        alone: { own: own.alone.p50, other: beside.alone.p50 },
        crowd: { own: 1_000 / own.crowd.rate, other: 1_000 / beside.crowd.rate },
      },
    ];
  });
}

type KindPair = Pair & { kind: string };

const alone = (all: readonly Compared[]): KindPair[] => all.map((one) => ({ kind: one.kind, ...one.alone }));
const crowd = (all: readonly Compared[]): KindPair[] => all.map((one) => ({ kind: one.kind, ...one.crowd }));
const ours = (rows: readonly Row[]) => rows.filter(({ contestant }) => contestant === 'columns');
const isListing = ({ asked }: Row) => typeof asked.wanted === 'object';
const isFacets = ({ asked }: Row) => asked.wanted === 'facets';

function least(name: string, atLeast: number, pairs: readonly KindPair[]): Finding {
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
