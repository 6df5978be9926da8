import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAdmitted } from './use-admitted.ts';

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test('rows are there at once as the wheel turns and where they were before; many others come frame by frame, six of the first at once', async () => {
  const admitted: number[][] = [];
  const look = (ids: readonly number[] = []) => {
    const set = useAdmitted(ids);
    admitted.push(ids.filter((id) => set.has(id)));
  };
  const steps = () => [...new Set(admitted.map(({ length }) => length))];
  const { rerender } = await renderHook(look, { initialProps: idsFrom(0, 30) });
  await expect.poll(() => admitted.at(-1)).toHaveLength(30);
  // What is not drawn yet is rendered anew before it is shown.
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
