import type { MadePasskey, PasskeyRequest, SignedPasskey } from './factors.ts';

const library = () => import('@simplewebauthn/browser');

/** The browser talks to the device. Undefined if its owner closed the question or the device cannot answer. */
export async function signWithPasskey(options: PasskeyRequest): Promise<SignedPasskey | undefined> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const signed = startAuthentication({ optionsJSON: options as unknown as Options });
  return orUndefined(signed as Promise<SignedPasskey>);
}

export async function makePasskey(options: PasskeyRequest): Promise<MadePasskey | undefined> {
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = startRegistration({ optionsJSON: options as unknown as Options });
  return orUndefined(made as Promise<MadePasskey>);
}

function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch(() => undefined);
}

/** Browsers know passkeys on https and on localhost only. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}
