import type { AssertedPasskey, NewPasskey, PasskeyOptions } from '@seri/contract/people/second-factor.schema';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { derivedSecret } from '../../../../platform/derived-secret.ts';
import type { StoredPasskey } from './passkey.store.ts';

/** The portal as browsers know it. A passkey works on the host that it was made for. */
export interface Site {
  origin: string;
  host: string;
}

export function siteOf(address: string): Site {
  const { origin, hostname } = new URL(address);
  return { origin, host: hostname };
}

/** Loaded on first use: with its ASN.1 it would make every start a quarter of a second longer. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which every authenticator has one of. The library's default warns of what Node only tries out. */
const algorithms = [-8, -7, -257];

const asBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
const named = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId.toString('base64url'), transports });

interface PasskeyOwner {
  accountId: number;
  email: string;
  fullName: string;
  company: string;
}

/** The browser keeps a handle of the account, which says nothing of it. */
export async function creationOptions(
  portalSecret: string,
  site: Site,
  owner: PasskeyOwner,
  known: readonly StoredPasskey[],
  challenge: string,
): Promise<PasskeyOptions> {
  const handle = derivedSecret(portalSecret, `passkeys of account ${owner.accountId}`);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: owner.company,
    rpID: site.host,
    userName: owner.email,
    userDisplayName: owner.fullName,
    userID: Uint8Array.from(Buffer.from(handle, 'hex')),
    challenge: asBytes(challenge),
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { ...options };
}

export async function requestOptions(
  site: Site,
  known: readonly StoredPasskey[],
  challenge: string,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: known.map(named),
    challenge: asBytes(challenge),
    userVerification: 'required',
  });
  return { ...options };
}

/** Uses a challenge up and says whether it was asked. */
type TakeAsked = (challenge: string) => Promise<boolean>;

/** Undefined unless the passkey was made here, for a challenge that was asked, by a verified person. */
export async function verifyNewPasskey(
  site: Site,
  response: NewPasskey,
  takeAsked: TakeAsked,
): Promise<Omit<StoredPasskey, 'id'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await orUndefined(
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: takeAsked,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: response.response.transports ?? [],
  };
}

/** The new count of its uses, or undefined if it proves nothing; a count that goes back is of a copied passkey. */
export async function verifyPasskey(
  site: Site,
  { credentialId, publicKey, counter }: StoredPasskey,
  response: AssertedPasskey,
  takeAsked: TakeAsked,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await orUndefined(
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: takeAsked,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id: credentialId.toString('base64url'), publicKey: Uint8Array.from(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** The library throws for each answer that is not what it should be. */
function orUndefined<Result>(verification: Promise<Result>): Promise<Result | undefined> {
  return verification.catch(() => undefined);
}
