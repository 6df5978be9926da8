import { Failure } from '../../tools/src/output/failure.ts';

/** `SERI_BENCH_SCALE=0.1` makes a tenth of all rows. */
export function benchScale(): number {
  const scale = Number(process.env['SERI_BENCH_SCALE'] ?? 1);
  if (scale >= 0.01 && scale <= 10) return scale;
  throw new Failure(`SERI_BENCH_SCALE is "${process.env['SERI_BENCH_SCALE']}": set it to a number such as 0.1.`);
}
