import type { PasskeyRequest, SignedPasskey } from './factors.ts';

const library = () => import('@simplewebauthn/browser');

/** The browser talks to the device. Undefined if its owner closed the question or the device cannot answer. */
export async function signWithPasskey(options: PasskeyRequest): Promise<SignedPasskey | undefined> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const signed = startAuthentication({ optionsJSON: options as unknown as Options });
  return orUndefined(signed as Promise<SignedPasskey>);
}

function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch(() => undefined);
}
