const second = 1000;
const minute = 60 * second;

/** R18: how long the next try waits, and when one must show that a person makes it. */
export interface Patience {
  /** So many tries wait for nothing. */
  free: number;
  /** One try is forgotten in this time. */
  forgetting: number;
  /** So many may fail before a captcha is demanded, where it is not demanded always. */
  withoutCaptcha: number;
}

const longest = 15 * minute;

/** What passwords are guessed for: four mistakes are human, the fifth waits. */
const guessed: Patience = { free: 4, forgetting: 15 * minute, withoutCaptcha: 3 };
/** An address may be a whole office, of which some sign in while others mistype. */
const shared: Patience = { free: 29, forgetting: minute, withoutCaptcha: 20 };
const generous: Patience = { free: 60, forgetting: minute, withoutCaptcha: Infinity };

/** By the first word of what is counted, such as `address:203.0.113.7`. */
export const patience = {
  email: guessed,
  device: guessed,
  address: shared,
  'current-password': { ...guessed, withoutCaptcha: Infinity },
  'sign-up': generous,
  'forgot-password': generous,
  link: generous,
} as const satisfies Record<string, Patience>;

export type Counted = keyof typeof patience;

export interface Tries {
  count: number;
  /** Up to when tries have been forgotten. */
  lastAt: Date;
  waitUntil: Date;
}

/** After the free ones each try makes the next one wait twice as long. */
export function waitAfter(count: number, { free }: Patience): number {
  if (count <= free) return 0;
  return Math.min(longest, second * 2 ** (count - free - 1));
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
