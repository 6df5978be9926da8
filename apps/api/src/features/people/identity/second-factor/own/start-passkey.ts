import type { PasskeyOptions } from '@seri/contract/people/second-factor.schema';
import type { Tx } from '../../../../../platform/database/database.ts';
import { readContent } from '../../../company/company.query.ts';
import type { Person } from '../../accounts/account.store.ts';
import { insertChallenge } from '../challenge.store.ts';
import { readPasskeys } from '../passkey.store.ts';
import { creationOptions } from '../passkeys.ts';
import type { ProofReading } from '../read-proof.ts';

/** R80: what the browser needs to make a passkey, for a challenge that is used up by the first answer. */
export async function startPasskey(
  tx: Tx,
  { portalSecret, site }: ProofReading,
  { id: accountId, email, full_name: fullName }: Person,
): Promise<PasskeyOptions> {
  const { content } = await readContent(tx);
  const owner = { accountId, email, fullName, company: content.name };
  const known = await readPasskeys(tx, accountId);
  return creationOptions(portalSecret, site, owner, known, await insertChallenge(tx, accountId, 'add-passkey'));
}
