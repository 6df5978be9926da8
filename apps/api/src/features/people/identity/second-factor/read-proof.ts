import type { AssertedPasskey, FactorProof } from '@seri/contract/people/second-factor.schema';
import { plainAuthenticatorCode } from '@seri/domain/people/second-factor';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import type { SignInSettings } from '../sign-in/sign-in-life.ts';
import { openSecret, stepOfCode } from './authenticator.ts';
import { takeChallenge } from './challenge.store.ts';
import { findAuthenticator, takeStep, useRecoveryCode } from './factor.store.ts';
import { findPasskey, notePasskeyUse } from './passkey.store.ts';
import { type Site, verifyPasskey } from './passkeys.ts';
import { recoveryHash } from './recovery-codes.ts';
import { tellFactorJob } from './second-factor.jobs.ts';

/** Everything that reading a proof takes. */
export interface ProofReading {
  db: Db;
  portalSecret: string;
  settings: SignInSettings;
  site: Site;
}

/** Judges a proof and uses it up. Call it in the transaction that the proof opens, under the lock of the account. */
export type Judge = (tx: Tx) => Promise<boolean>;

/** R80: a passkey is verified before the transaction, where its challenge is used up even if it proves nothing. */
export async function readProof(reading: ProofReading, accountId: number, proof: FactorProof): Promise<Judge> {
  const { portalSecret } = reading;
  if (proof.by === 'passkey') return judgePasskey(reading, accountId, proof.passkey);
  if (proof.by === 'authenticator') return (tx) => useAuthenticatorCode(tx, portalSecret, accountId, proof.code);
  return async (tx) => {
    const isRight = await useRecoveryCode(tx, accountId, recoveryHash(portalSecret, accountId, proof.code));
    if (isRight) await enqueue(tx, tellFactorJob, { accountId, change: 'codeUsed' });
    return isRight;
  };
}

/** Takes a code of the confirmed app, unless it is the app being added. */
export async function useAuthenticatorCode(
  tx: Tx,
  portalSecret: string,
  accountId: number,
  code: string,
  state: 'confirmed' | 'started' = 'confirmed',
): Promise<boolean> {
  const sealed = await findAuthenticator(tx, accountId, state);
  const secret = sealed && openSecret(portalSecret, accountId, sealed);
  const step = secret && stepOfCode(secret, plainAuthenticatorCode(code), await nowOf(tx));
  return step !== undefined && takeStep(tx, accountId, step);
}

async function judgePasskey({ db, site }: ProofReading, accountId: number, response: AssertedPasskey): Promise<Judge> {
  const passkey = await findPasskey(db, accountId, Buffer.from(response.id, 'base64url'));
  const takeAsked = (challenge: string) => takeChallenge(db, 'assert-passkey', challenge, accountId);
  const counter = passkey && (await verifyPasskey(site, passkey, response, takeAsked));
  if (!passkey || counter === undefined) return async () => false;
  return (tx) => notePasskeyUse(tx, passkey, counter);
}
