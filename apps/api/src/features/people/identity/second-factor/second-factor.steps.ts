import { apiRoot, cookies as names } from '@seri/contract/headers';
import type {
  AddedFactor,
  AuthenticatorSecret,
  FactorProof,
  PasskeyOptions,
} from '@seri/contract/people/second-factor.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import { SoftPasskey } from '@seri/api/testkit/soft-passkey';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../passwords/passwords.ts';

/** The time at which the database of these tests stands. */
export const now = '2026-11-18T03:00:00Z';
export const password = 'right-password';
const passwordHash = await hashPassword(password);

/** Fastify's `inject` sends its requests to this address. */
export const origin = 'http://localhost';

export interface FactorAnswer {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
  cookies: Record<string, string>;
}

/** People who use second factors, by the calls of the API. */
export class FactorSteps {
  readonly #api: TestApi;
  #count = 0;

  constructor(api: TestApi) {
    this.#api = api;
  }

  async person(account: NewAccount = {}): Promise<TestUser & { email: string }> {
    const email = account.email ?? `factor-${(this.#count += 1)}@test.seri`;
    const accountId = await newAccount(this.#api.platform.database.db, { ...account, email, passwordHash });
    return { ...(await this.#api.signedInAgain({ accountId, signInId: '', cookies: {} })), email };
  }

  async ask(
    user: TestUser | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<FactorAnswer> {
    const answer = await this.#api.app.inject({
      method,
      url: `${apiRoot}${path}`,
      headers,
      ...(payload ? { payload } : {}),
      cookies: user?.cookies ?? {},
    });
    const body = answer.json();
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return { status: answer.statusCode, code: body.code, body, cookies };
  }

  /** Adds an authenticator app, which has used the code of the step before now. */
  async addAuthenticator(user: TestUser): Promise<{ secret: Secret; recoveryCodes: string[] | null }> {
    const started = await this.ask(user, 'POST', '/user/factors/authenticator');
    const secret = Secret.fromBase32((started.body as unknown as AuthenticatorSecret).secret);
    const added = await this.ask(user, 'PUT', '/user/factors/authenticator', { code: codeAt(secret, -30) });
    return { secret, recoveryCodes: (added.body as unknown as AddedFactor).recoveryCodes };
  }

  async addPasskey(user: TestUser, name = 'Laptop'): Promise<{ passkey: SoftPasskey; recoveryCodes: string[] | null }> {
    const passkey = new SoftPasskey(origin);
    const options = await this.ask(user, 'POST', '/user/factors/passkeys/options');
    const added = await this.ask(user, 'POST', '/user/factors/passkeys', { name, passkey: passkey.make(options.body) });
    return { passkey, recoveryCodes: (added.body as unknown as AddedFactor).recoveryCodes };
  }

  signIn(email: string, typed = password): Promise<FactorAnswer> {
    return this.ask(null, 'POST', '/auth', { email, password: typed });
  }

  /** The challenge of a sign-in with the right password. */
  async challenge(email: string): Promise<string> {
    const { body } = await this.signIn(email);
    return (body['data'] as { challenge: string }).challenge;
  }

  complete(challenge: string, proof: FactorProof): Promise<FactorAnswer> {
    return this.ask(null, 'POST', '/auth/second-factor', { challenge, proof });
  }

  async passkeyOptions(challenge: string): Promise<PasskeyOptions> {
    return (await this.ask(null, 'POST', '/auth/second-factor/passkey', { challenge })).body;
  }
}

/** The code that an app shows this many seconds after the time of the tests. */
export function codeAt(secret: Secret, seconds = 0): string {
  return TOTP.generate({ secret, timestamp: Date.parse(now) + seconds * 1000 });
}

export const byCode = (code: string): FactorProof => ({ by: 'authenticator', code });

export function userOf(accountId: number, { cookies }: FactorAnswer): TestUser {
  return { accountId, signInId: '', cookies: { [names.access]: cookies[names.access] ?? '' } };
}

/** The statuses of answers whose order does not matter. */
export function statusesOf(answers: readonly FactorAnswer[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}
