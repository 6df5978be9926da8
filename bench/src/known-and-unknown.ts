import {
  ask,
  type BenchFinding,
  inMilliseconds,
  makeAccounts,
  median,
  newAddress,
  solvedCaptcha,
  timed,
  type Trial,
} from './trial.ts';

const people = 300;
const fewer = 100;

/** The time of an answer must not reveal whether an account exists. */
export async function knownAndUnknown(trial: Trial): Promise<BenchFinding[]> {
  const known = await makeAccounts(trial, 'known', people);
  const unknown = known.map((email) => email.replace('known', 'unknown'));
  const wrongPassword = (email: string) =>
    timed(() =>
      ask(trial, '/auth', { method: 'POST', body: { email, password: 'not this one' }, address: newAddress() }),
    );
  const forgotten = async (email: string) => {
    const captcha = await solvedCaptcha(trial, 'reset_password');
    const path = `/auth/reset-password?email=${encodeURIComponent(email)}`;
    return timed(() => ask(trial, path, { address: newAddress(), captcha }));
  };
  const registered = async (email: string) => {
    const captcha = await solvedCaptcha(trial, 'signup');
    const body = signUpBody(email);
    return timed(() => ask(trial, '/auth/signup', { method: 'POST', body, address: newAddress(), captcha }));
  };
  return [
    await compare('a wrong password', known, unknown, wrongPassword),
    await compare('a forgotten password', known.slice(0, fewer), unknown.slice(0, fewer), forgotten),
    await compare('a registration', known.slice(0, fewer), unknown.slice(0, fewer), registered),
  ];
}

/** Alternates the two, so that other load on the machine affects both alike. */
async function compare(
  what: string,
  known: readonly string[],
  unknown: readonly string[],
  work: (email: string) => Promise<{ took: number; answer: string }>,
): Promise<BenchFinding> {
  const took = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (const [turn, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', unknown[turn] ?? ''],
    ] as const;
    // The worker may still send the mail of the request before, so the order alternates.
    for (const [kind, address] of turn % 2 === 0 ? pair : pair.toReversed()) {
      const { took: milliseconds, answer } = await work(address);
      answers.add(answer);
      took[kind].push(milliseconds);
    }
  }
  if (answers.size !== 1) throw new Error(`${what}: the answers differ: ${[...answers].join(', ')}`);
  const figures = { known: median(took.known), unknown: median(took.unknown) };
  return {
    name: `${what}, existing account against absent (medians, the slower over the faster)`,
    ratio: Math.max(figures.known, figures.unknown) / Math.min(figures.known, figures.unknown),
    atMost: 1.1,
    detail: `${inMilliseconds(figures.known)} against ${inMilliseconds(figures.unknown)}, ${known.length} of each`,
  };
}

function signUpBody(email: string): object {
  const password = 'a long enough one';
  return {
    fullName: 'Somebody New',
    email,
    mobile: '+64 21 555 0100',
    country: 154,
    city: 'Auckland',
    password,
    confirmPassword: password,
    terms: true,
    language: 692,
  };
}
