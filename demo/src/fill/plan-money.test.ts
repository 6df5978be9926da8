import { canBook, entryKinds } from '@seri/domain/money/ledger';
import { languages } from '@seri/domain/common/languages';
import { roleIds } from '@seri/domain/people/roles';
import { expect, it } from 'vitest';
import { demoPeople as people } from '../people.ts';
import { demoMoney } from './money.data.ts';
import { planMoney } from './plan-money.ts';

const now = new Date('2026-11-18T03:00:00Z');
const plans = Object.entries(demoMoney).map(([email, history]) => ({ email, ...planMoney(history, 'en', now) }));

it('dates all entries after their account joined', () => {
  for (const { email, entries, changes } of plans) {
    const joined = people.find((person) => person.email === email)?.joinedDaysAgo ?? 0;
    const since = now.getTime() - joined * 86_400_000;
    for (const { bookedAt } of entries) expect(bookedAt.getTime()).toBeGreaterThan(since);
    for (const { changedAt } of changes) expect(changedAt.getTime()).toBeGreaterThan(since);
  }
});

it.each(languages)('keeps the rules of the ledger and runs forward (%s)', (language) => {
  for (const history of Object.values(demoMoney)) {
    let sum = 0;
    const { entries } = planMoney(history, language, now);
    for (const [index, entry] of entries.entries()) {
      sum += entry.amount;
      expect(entry).toMatchObject({ number: index + 1, balance: sum });
      expect(canBook(entry.kind, entry.amount)).toBe(true);
      expect(entry.bookedAt.getTime()).toBeLessThan(now.getTime());
      expect(entry.bookedAt.getTime()).toBeGreaterThan(entries[index - 1]?.bookedAt.getTime() ?? 0);
    }
  }
});

it('shows balances of either sign and every kind of entry', () => {
  const balances = plans.map(({ balance }) => balance);
  expect(balances.some((balance) => balance > 0) && balances.some((balance) => balance < 0)).toBe(true);
  expect(new Set(plans.flatMap(({ entries }) => entries.map(({ kind }) => kind)))).toEqual(new Set(entryKinds));
  expect(plans.find(({ email }) => email === 'client@demo.seri')?.entries.length).toBeGreaterThan(20);
});

it('keeps restricted accounts below the minimum', () => {
  const restricted = new Set(people.filter(({ roleId }) => roleId === roleIds.restricted).map(({ email }) => email));
  for (const { entries } of plans.filter(({ email }) => restricted.has(email))) {
    expect(entries.every(({ amount }) => amount < 100_000)).toBe(true);
  }
});
