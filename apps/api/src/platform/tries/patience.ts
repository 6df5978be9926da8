const longest = 15 * 60_000;

/** R18: how long the next try waits, and when one must show that a person makes it. */
export interface Patience {
  /** So many tries wait for nothing. */
  free: number;
  /** So long the first one after these makes the next one wait. */
  firstWait: number;
  /** One try is forgotten in this time. */
  forgetting: number;
  /** So many may fail before a captcha is demanded, where it is not demanded always. */
  withoutCaptcha: number;
}

/** A feature's own, by the first word of what is counted, such as `address:203.0.113.7`. */
export type PatienceTable<Counted extends string = string> = Readonly<Record<Counted, Patience>>;

export interface Tries {
  count: number;
  /** Up to when tries have been forgotten. */
  lastAt: Date;
  waitUntil: Date;
}

/** After the free ones each try makes the next one wait twice as long. */
export function waitAfter(count: number, { free, firstWait }: Patience): number {
  if (count <= free) return 0;
  return Math.min(longest, firstWait * 2 ** (count - free - 1));
}

/** The tries that are not forgotten by now. */
export function remembered(tries: Tries, now: Date, { forgetting }: Patience): Tries {
  const forgotten = Math.max(0, Math.floor((now.getTime() - tries.lastAt.getTime()) / forgetting));
  if (forgotten >= tries.count) return { ...tries, count: 0, lastAt: now };
  const lastAt = new Date(tries.lastAt.getTime() + forgotten * forgetting);
  return { ...tries, count: tries.count - forgotten, lastAt };
}

/** One more, counted before anybody knows how it ends. */
export function withOneMore({ count, lastAt }: Tries, now: Date, rule: Patience): Tries {
  return { count: count + 1, lastAt, waitUntil: new Date(now.getTime() + waitAfter(count + 1, rule)) };
}
