import { createHmac, randomInt } from 'node:crypto';
import {
  groupedCode,
  plainRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@seri/domain/people/second-factor';
import type { Tx } from '../../../../platform/database/database.ts';
import { derivedSecret } from '../../../../platform/derived-secret.ts';

/** R80: replaces the codes of the account. Their text is in the answer alone. */
export async function giveRecoveryCodes(tx: Tx, portalSecret: string, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const rows = codes.map((code) => ({ hash: recoveryHash(portalSecret, accountId, code), account_id: accountId }));
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx.insertInto('recovery_code').values(rows).execute();
  return codes.map(groupedCode);
}

/** Keyed, and with the account: equal codes of two accounts have different hashes. */
export function recoveryHash(portalSecret: string, accountId: number, typed: string): Buffer {
  const key = derivedSecret(portalSecret, 'recovery codes');
  return createHmac('sha256', key)
    .update(`${accountId} ${plainRecoveryCode(typed)}`)
    .digest();
}

function newCode(): string {
  return Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
    '',
  );
}
