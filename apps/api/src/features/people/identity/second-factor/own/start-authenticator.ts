import type { AuthenticatorSecret } from '@seri/contract/people/second-factor.schema';
import type { Tx } from '../../../../../platform/database/database.ts';
import { refusal } from '../../../../../platform/http/refusal.ts';
import { readContent } from '../../../company/company.query.ts';
import type { Person } from '../../accounts/account.store.ts';
import { authenticatorUri, newAuthenticatorSecret, sealSecret } from '../authenticator.ts';
import { startAuthenticatorRow } from '../factor.store.ts';

/** R80: a secret for an authenticator app, which opens nothing until a code confirms it. */
export async function startAuthenticator(tx: Tx, portalSecret: string, person: Person): Promise<AuthenticatorSecret> {
  const secret = newAuthenticatorSecret();
  const isStarted = await startAuthenticatorRow(tx, person.id, sealSecret(portalSecret, person.id, secret));
  if (!isStarted) throw refusal('STATE_CHANGED');
  const { content } = await readContent(tx);
  return { secret: secret.base32, uri: authenticatorUri(secret, content.name, person.email) };
}
