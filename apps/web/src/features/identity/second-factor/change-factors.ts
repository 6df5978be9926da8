import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { makePasskey } from './ask-device.ts';
import type { FactorAdded } from './factors.ts';
import { refetchFactors } from './own-factors.query.ts';

export const startAuthenticator = () => api.send(secondFactorCalls.startAuthenticator);

export const confirmAuthenticator = (code: string) =>
  refetched(api.send(secondFactorCalls.confirmAuthenticator, { body: { code } }));

/** Undefined if the device made none. */
export async function addPasskey(name: string): Promise<Reply<FactorAdded> | undefined> {
  const options = await api.send(secondFactorCalls.startPasskey);
  if (!options.ok) return options;
  const passkey = await makePasskey(options.answer);
  return passkey && refetched(api.send(secondFactorCalls.addPasskey, { body: { name, passkey } }));
}

export const renamePasskey = (id: string, name: string) =>
  refusalIn(api.send(secondFactorCalls.renamePasskey, { params: { id }, body: { name } }));

export const removeFactor = (passkeyId: string | undefined) =>
  refusalIn<unknown>(
    passkeyId === undefined
      ? api.send(secondFactorCalls.removeAuthenticator)
      : api.send(secondFactorCalls.removePasskey, { params: { id: passkeyId } }),
  );

export const renewRecoveryCodes = () => refetched(api.send(secondFactorCalls.renewRecoveryCodes));

export const requireOfStaff = (isRequired: boolean) =>
  refusalIn(api.send(secondFactorCalls.requireOfStaff, { body: { isRequired } }));

/** Also after a refusal: another browser may have changed the factors. */
async function refetched<Answer>(sent: Promise<Reply<Answer>>): Promise<Reply<Answer>> {
  const reply = await sent;
  await refetchFactors();
  return reply;
}

async function refusalIn<Answer>(sent: Promise<Reply<Answer>>): Promise<CallRefusal | undefined> {
  const reply = await refetched(sent);
  return reply.ok ? undefined : reply.refusal;
}
