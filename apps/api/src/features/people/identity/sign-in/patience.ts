import type { Patience, PatienceTable } from '../../../../platform/tries/patience.ts';

const second = 1000;
const minute = 60 * second;

/** For guesses at a password: four mistakes are human, the fifth waits. */
const guessed: Patience = { free: 4, firstWait: second, forgetting: 15 * minute, withoutCaptcha: 3 };
/** An address may be a whole office, where some sign in while others mistype. */
const shared: Patience = { free: 29, firstWait: second, forgetting: minute, withoutCaptcha: 20 };
const generous: Patience = { free: 60, firstWait: second, forgetting: minute, withoutCaptcha: Infinity };

/** R18 */
export const signInPatience = {
  email: guessed,
  device: guessed,
  address: shared,
  'current-password': { ...guessed, withoutCaptcha: Infinity },
  'second-factor': { ...guessed, withoutCaptcha: Infinity },
  'sign-up': generous,
  'forgot-password': generous,
  link: generous,
} as const satisfies PatienceTable;
