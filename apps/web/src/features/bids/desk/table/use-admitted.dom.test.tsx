import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAdmitted } from './use-admitted.ts';

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test('a few new rows and rows seen before are admitted at once; many new rows come six per frame', async () => {
  const admitted: number[][] = [];
  const look = (ids: readonly number[] = []) => {
    const set = useAdmitted(ids);
    admitted.push(ids.filter((id) => set.has(id)));
  };
  const steps = () => [...new Set(admitted.map(({ length }) => length))];
  const { rerender } = await renderHook(look, { initialProps: idsFrom(0, 30) });
  await expect.poll(() => admitted.at(-1)).toHaveLength(30);
  // The first render admits nothing and is repeated with six rows before it shows.
  expect(steps()).toEqual([0, 6, 12, 18, 24, 30]);
  await rerender(idsFrom(5, 30));
  expect(admitted.at(-1)).toHaveLength(30);
  admitted.length = 0;
  await rerender(idsFrom(100, 20));
  await expect.poll(() => admitted.at(-1)).toHaveLength(20);
  expect(steps()).toEqual([0, 6, 12, 18, 20]);
  await rerender(idsFrom(0, 30));
  expect(admitted.at(-1)).toHaveLength(30);
});
