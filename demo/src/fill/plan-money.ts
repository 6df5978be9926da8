import { addDays, hour, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import type { EntryKind } from '@seri/domain/money/ledger';
import { type MoneyHistory, usualReasons, usualTexts } from './money.data.ts';

export interface PlannedEntry {
  number: number;
  kind: EntryKind;
  amount: number;
  balance: number;
  description: string;
  reason: string;
  bookedAt: Date;
}

export interface PlannedLimit {
  from: number;
  to: number;
  reason: string;
  changedAt: Date;
}

/** The ledger entries and limit changes of a history, oldest first, dated relative to now. */
export function planMoney({ steps, limits }: MoneyHistory, language: Language, now: Date) {
  let balance = 0;
  const entries = steps.map(({ daysAgo, kind, amount, text }, index): PlannedEntry => {
    balance += amount;
    return {
      number: index + 1,
      kind,
      amount,
      balance,
      description: text ?? usualTexts[language][kind],
      reason: usualReasons[kind],
      bookedAt: atDesk(now, daysAgo, index),
    };
  });
  let limit = 0;
  const changes = limits.map(({ daysAgo, to, reason }, index): PlannedLimit => {
    const from = limit;
    limit = to;
    return { from, to, reason, changedAt: atDesk(now, daysAgo, index) };
  });
  return { entries, changes, balance, limit };
}

/** A time in the morning of a Japan day; later entries get later times. */
function atDesk(now: Date, daysAgo: number, index: number): Date {
  const morning = startOfJapanDay(addDays(japanDay(now), -daysAgo)).getTime() + 9.5 * hour;
  return new Date(morning + (index % 30) * (hour / 12));
}
