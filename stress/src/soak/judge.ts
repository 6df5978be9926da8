import type { SoakSample } from './take-sample.ts';
import { theilSen } from './theil-sen.ts';

/** One curve, with the most by which it may rise in 100,000 requests. */
export interface JudgedCurve {
  name: string;
  unit: 'MB' | '';
  most: number;
}

export interface SoakFinding extends JudgedCurve {
  first: number;
  last: number;
  slope: number;
  low: number;
  high: number;
  verdict: 'flat' | 'rises' | 'not shown to be flat';
}

const megabytes = { unit: 'MB', most: 2 } as const;
const number = { unit: '', most: 1 } as const;

/**
 * The server and the worker are judged twice: by what V8 keeps after a collection, where a leak of objects shows at once,
 * and by their RSS, where also any other one shows. The shared memory of the database has a fixed size and fills slowly,
 * so the private memory of its processes is judged.
 */
export const judgedCurves: readonly JudgedCurve[] = [
  { name: 'server kept', ...megabytes },
  { name: 'server RSS', ...megabytes },
  { name: 'worker kept', ...megabytes },
  { name: 'worker RSS', ...megabytes },
  { name: 'studio RSS', ...megabytes },
  { name: 'database private', ...megabytes },
  { name: 'server handles', ...number },
  { name: 'worker handles', ...number },
  { name: 'studio handles', ...number },
  { name: 'connections', ...number },
];

/** The first third warms up. */
const warmUp = 1 / 3;

export function judge(samples: readonly SoakSample[], curves = judgedCurves): SoakFinding[] {
  return curves.map((curve) => judgeCurve(samples, curve));
}

function judgeCurve(samples: readonly SoakSample[], curve: JudgedCurve): SoakFinding {
  const values = samples.map((sample) => sample[curve.name] ?? Number.NaN);
  const points = samples.map(({ requests = 0 }, index) => ({ x: requests / 100_000, y: values[index] ?? Number.NaN }));
  const estimate = theilSen(points.slice(Math.floor(points.length * warmUp)));
  return {
    ...curve,
    first: values[0] ?? Number.NaN,
    last: values.at(-1) ?? Number.NaN,
    ...estimate,
    verdict: verdictOf(estimate, curve.most),
  };
}

function verdictOf({ slope, low }: { slope: number; low: number }, most: number): SoakFinding['verdict'] {
  if (slope <= most) return 'flat';
  return low > most ? 'rises' : 'not shown to be flat';
}
