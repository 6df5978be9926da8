import { japanDay } from '@seri/domain/time/japan-time';

export interface Retention {
  /** The newest backup is kept of each of so many days that have one. */
  days: number;
  /** The same of weeks, which begin on Monday. */
  weeks: number;
}

export const backupNameOf = (madeAt: Date) => `seri-${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

/** Null if the file is not one of ours. */
export function madeAtOf(fileName: string): Date | null {
  const match = /^seri-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(fileName);
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Chooses the backups that have had their time; files of other names are never among them. */
export function chooseExpired(fileNames: readonly string[], { days, weeks }: Retention): string[] {
  const backups = fileNames
    .flatMap((name) => {
      const madeAt = madeAtOf(name);
      return madeAt ? [{ name, madeAt }] : [];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = new Set([
    ...newestOfEach(backups, ({ madeAt }) => japanDay(madeAt), days),
    ...newestOfEach(backups, ({ madeAt }) => mondayOf(madeAt), weeks),
  ]);
  return backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

function newestOfEach<Item>(newestFirst: readonly Item[], spanOf: (item: Item) => string, spans: number): Item[] {
  const newest = new Map<string, Item>();
  for (const item of newestFirst) if (!newest.has(spanOf(item))) newest.set(spanOf(item), item);
  return [...newest.values()].slice(0, spans);
}

function mondayOf(moment: Date): string {
  const day = new Date(`${japanDay(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
