const maxWait = 15 * 60_000;

/** R18: how long the next try must wait, and when it needs a captcha. */
export interface Patience {
  /** Tries that cause no wait. */
  free: number;
  /** Milliseconds that the first try after the free ones makes the next one wait. */
  firstWait: number;
  /** One try is forgotten after this many milliseconds. */
  forgetting: number;
  /** Failures before a captcha is demanded, for calls that do not always demand one. */
  withoutCaptcha: number;
}

/** The rules of a feature by the first word of a key, such as `address` in `address:203.0.113.7`. */
export type PatienceTable<Counted extends string = string> = Readonly<Record<Counted, Patience>>;

export interface Tries {
  count: number;
  /** The time up to which old tries have been forgotten. */
  lastAt: Date;
  waitUntil: Date;
}

/** After the free tries, each one doubles the wait of the next. */
export function waitAfter(count: number, { free, firstWait }: Patience): number {
  if (count <= free) return 0;
  return Math.min(maxWait, firstWait * 2 ** (count - free - 1));
}

export function remembered(tries: Tries, now: Date, { forgetting }: Patience): Tries {
  const forgotten = Math.max(0, Math.floor((now.getTime() - tries.lastAt.getTime()) / forgetting));
  if (forgotten >= tries.count) return { ...tries, count: 0, lastAt: now };
  const lastAt = new Date(tries.lastAt.getTime() + forgotten * forgetting);
  return { ...tries, count: tries.count - forgotten, lastAt };
}

/** Adds one try, before its outcome is known. */
export function withOneMore({ count, lastAt }: Tries, now: Date, rule: Patience): Tries {
  return { count: count + 1, lastAt, waitUntil: new Date(now.getTime() + waitAfter(count + 1, rule)) };
}
