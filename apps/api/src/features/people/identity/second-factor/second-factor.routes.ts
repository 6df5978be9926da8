import { success } from '@seri/contract/common.schema';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { secondFactorSchemas } from '@seri/contract/people/second-factor.schema';
import type { FastifyReply } from 'fastify';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { originOf } from '../../../../platform/http/origin.ts';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { watchProof } from '../../failures/failures.command.ts';
import { readPerson } from '../accounts/account.store.ts';
import { setDeviceCookie, setSignInCookies } from '../sign-in/cookies.ts';
import type { SignInResult } from '../sign-in/start-sign-in.ts';
import { askPasskey, askPasskeyOf, completeSignIn } from './complete-sign-in.ts';
import { finishEnrolment } from './enrol/finish-enrolment.ts';
import { startEnrolment } from './enrol/start-enrolment.ts';
import { addPasskey, confirmAuthenticator, renamePasskey, renewRecoveryCodes } from './own/change-factors.ts';
import { listFactors } from './own/factors.read.ts';
import { removeAuthenticator, removePasskey } from './own/remove-factor.ts';
import { startAuthenticator } from './own/start-authenticator.ts';
import { startPasskey } from './own/start-passkey.ts';
import { siteOf } from './passkeys.ts';
import type { ProofReading } from './read-proof.ts';
import { resetFactors } from './reset-factors.ts';
import { setStaffFactor } from './set-staff-factor.ts';
import { stepUp } from './step-up.ts';

export function secondFactorRoutes({ settings, database: { db } }: Platform): Routes {
  const readingOf = ({ request: { protocol, headers } }: FastifyReply): ProofReading => {
    const site = siteOf(originOf(settings.publicUrl, protocol, headers));
    return { db, portalSecret: settings.secret, settings, site };
  };
  const enter = (reply: FastifyReply, { tokens, device }: SignInResult) => {
    setSignInCookies(reply, settings, tokens);
    setDeviceCookie(reply, settings, device);
  };
  return routesOf('second-factor', secondFactorCalls, secondFactorSchemas, {
    complete: async ({ input, visitor, reply }) => {
      enter(reply, await completeSignIn(readingOf(reply), input.body, visitor));
      return success;
    },
    askPasskey: ({ input, reply }) => askPasskey(readingOf(reply), input.body.challenge),
    startEnrolment: ({ input, visitor, reply }) => startEnrolment(readingOf(reply), input.body, visitor),
    finishEnrolment: async ({ input, visitor, reply }) => {
      const { recoveryCodes, ...entered } = await finishEnrolment(readingOf(reply), input.body, visitor);
      enter(reply, entered);
      return { recoveryCodes };
    },
    list: ({ actor }) => listFactors(db, actor, settings),
    startAuthenticator: ({ actor: { accountId } }) =>
      inTransaction(db, async (tx) => startAuthenticator(tx, settings.secret, await readPerson(tx, accountId))),
    confirmAuthenticator: ({ acting, input, reply }) => confirmAuthenticator(readingOf(reply), acting, input.body.code),
    removeAuthenticator: ({ acting }) => removeAuthenticator(acting, settings),
    startPasskey: ({ actor: { accountId }, reply }) =>
      inTransaction(db, async (tx) => startPasskey(tx, readingOf(reply), await readPerson(tx, accountId))),
    addPasskey: ({ acting, input, reply }) => addPasskey(readingOf(reply), acting, input.body),
    renamePasskey: ({ acting, input }) => renamePasskey(acting, input.params.id, input.body),
    removePasskey: ({ acting, input }) => removePasskey(acting, settings, input.params.id),
    renewRecoveryCodes: ({ acting, reply }) => renewRecoveryCodes(readingOf(reply), acting),
    stepUp: ({ acting, actor: { accountId }, input, visitor, reply }) =>
      watchProof(db, { accountId, reason: 'wrongProof' }, visitor, () => stepUp(readingOf(reply), acting, input.body)),
    askPasskeyAgain: ({ actor, reply }) => askPasskeyOf(readingOf(reply), actor.accountId),
    reset: ({ acting, input }) => resetFactors(acting, input.body.id),
    requireOfStaff: ({ acting, input }) => setStaffFactor(acting, input.body.isRequired),
  });
}
