import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeptTask, planTasks, type TaskPlan } from './plan-tasks.ts';
import type { WantedTask } from './task-facts.ts';
import { type RuleKind, ruleKinds, taskKindData } from './task-kinds.data.ts';

const want = (change: Partial<WantedTask> = {}): WantedTask => ({
  dueOn: '2026-11-20',
  factKey: '',
  keepsDay: false,
  onlyStays: false,
  ...change,
});
const kept = (change: Partial<KeptTask> = {}): KeptTask => ({
  id: 1,
  kind: 'bl',
  factKey: '',
  dueOn: '2026-11-20',
  isOpen: true,
  ...change,
});
const nothing: TaskPlan = { make: [], move: [], end: [], forget: [] };
const plan = (wanted: [RuleKind, WantedTask][], rows: KeptTask[]) => planTasks(new Map(wanted), rows);

test('R101 what is wanted is made once, moves with its fact, and ends with it', () => {
  expect(plan([['bl', want()]], [])).toEqual({
    ...nothing,
    make: [{ kind: 'bl', dueOn: '2026-11-20', factKey: '' }],
  });
  expect(plan([['bl', want()]], [kept()])).toEqual(nothing);
  expect(plan([['bl', want({ dueOn: '2026-11-22' })]], [kept()])).toEqual({
    ...nothing,
    move: [{ id: 1, dueOn: '2026-11-22', factKey: '' }],
  });
  expect(plan([], [kept()])).toEqual({ ...nothing, end: [1] });
});

test('R101 one that people have answered is made again for another fact only, or when its fact comes back', () => {
  const answered = kept({ kind: 'certificate_expiry', factKey: '7', isOpen: false });
  expect(plan([['certificate_expiry', want({ factKey: '7' })]], [answered])).toEqual(nothing);
  expect(plan([['certificate_expiry', want({ factKey: '8' })]], [answered]).make).toHaveLength(1);
  expect(plan([], [answered])).toEqual({ ...nothing, forget: [1] });
});

test('R101 what is done once for a car is not asked for again, even if the purchase was void meanwhile', () => {
  const paid = kept({ kind: 'pay_house', isOpen: false });
  expect(plan([], [paid])).toEqual(nothing);
  expect(plan([['pay_house', want({ factKey: 'another' })]], [paid])).toEqual(nothing);
});

test('R101 a task of today stays on the day on which it was made, and an old one is not begun', () => {
  const wanted = want({ dueOn: '2026-11-25', keepsDay: true });
  expect(plan([['release', wanted]], [kept({ kind: 'release' })])).toEqual(nothing);
  expect(
    plan([['release', want({ dueOn: '2026-11-25', keepsDay: true, factKey: '9' })]], [kept({ kind: 'release' })]).move,
  ).toHaveLength(1);
  expect(plan([['pay_house', want({ onlyStays: true })]], [])).toEqual(nothing);
  expect(plan([['pay_house', want({ onlyStays: true })]], [kept({ kind: 'pay_house' })])).toEqual(nothing);
});

const someWanted = fc
  .uniqueArray(fc.constantFrom(...ruleKinds))
  .map((kinds) => new Map(kinds.map((kind) => [kind, want({ factKey: kind.slice(0, 1) })])));

test('R101 planned twice is planned once, for any tasks', () => {
  const someKept = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...ruleKinds),
      factKey: fc.constantFrom('', 'a', 'b'),
      dueOn: fc.constantFrom('2026-11-20' as const, null),
      isOpen: fc.boolean(),
    }),
    { selector: ({ kind }) => kind },
  );
  fc.assert(
    fc.property(someWanted, someKept, (wanted, some) => {
      const rows = some.map((row, id) => ({ ...row, id }));
      const once = planTasks(wanted, rows);
      const after = rows
        .filter(({ id }) => !once.end.includes(id) && !once.forget.includes(id))
        .map((row) => ({ ...row, ...once.move.find(({ id }) => id === row.id) }))
        .concat(once.make.map((made, place) => ({ ...made, id: -1 - place, isOpen: true })));
      expect(planTasks(wanted, after)).toEqual(nothing);
      expect(once.make.every(({ kind }) => !taskKindData[kind].isOnce || !rows.some((row) => row.kind === kind))).toBe(
        true,
      );
    }),
  );
});
