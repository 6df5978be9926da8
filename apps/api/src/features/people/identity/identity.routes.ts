import { success } from '@seri/contract/common.schema';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { identitySchemas } from '@seri/contract/people/identity.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { watchSignIn } from '../failures/failures.command.ts';
import { changePassword } from './passwords/change-password.ts';
import { clearSignInCookies, setDeviceCookie, setSignInCookies } from './sign-in/cookies.ts';
import { endOtherSignIns, endSignIn } from './sign-in/end-sign-in.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { prolongSignIn } from './sign-in/prolong-sign-in.ts';
import { renewSignIn } from './sign-in/renew-sign-in.ts';
import { checkResetToken, resetPassword } from './passwords/reset-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { signUp } from './accounts/sign-up.ts';
import { readSignIns } from './sign-in/sign-ins.read.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { updateSettings } from './accounts/update-settings.ts';
import { verifyEmail } from './accounts/verify-email.ts';

export function identityRoutes(platform: Platform): Routes {
  const { settings, database, captcha } = platform;
  return routesOf('identity', { ...identityCalls, ...ownAccountCalls }, identitySchemas, {
    captcha: ({ input }) => captcha.challenge(input.query.action),
    signIn: async ({ input, visitor, reply }) => {
      const attempt = () => signIn(platform, input.body, visitor);
      const { tokens, device } = await watchSignIn(platform, input.body, visitor, attempt);
      setSignInCookies(reply, settings, tokens);
      setDeviceCookie(reply, settings, device);
      return success;
    },
    refresh: async ({ visitor, reply }) => {
      setSignInCookies(reply, settings, await renewSignIn(platform, visitor));
      return success;
    },
    prolong: async ({ acting, visitor, reply }) => {
      const answer = await prolongSignIn(platform, acting);
      // The browser keeps the cookies until the former end.
      setSignInCookies(reply, settings, await renewSignIn(platform, visitor));
      return answer;
    },
    signOut: async ({ acting, reply }) => {
      const answer = await signOut(acting);
      clearSignInCookies(reply);
      return answer;
    },
    signUp: ({ input, visitor }) => signUp(platform, input.body, visitor),
    verifyEmail: ({ input, visitor }) => verifyEmail(platform, input.query.token, visitor),
    forgotPassword: ({ input, visitor }) => forgotPassword(platform, input.query.email, visitor),
    checkResetToken: ({ input, visitor }) => checkResetToken(platform, input.query.token, visitor),
    resetPassword: ({ input, visitor }) => resetPassword(platform, input.query.token, input.body, visitor),
    changePassword: ({ acting, input }) => changePassword(database.db, acting, input.body),
    updateProfile: ({ acting, input }) => updateProfile(acting, input.body),
    updateSettings: ({ acting, input }) => updateSettings(acting, input.body),
    signIns: ({ actor }) => readSignIns(platform, actor),
    endSignIn: async ({ acting, actor, input, reply }) => {
      const answer = await endSignIn(acting, input.params.id);
      if (input.params.id === actor.signInId) clearSignInCookies(reply);
      return answer;
    },
    endOtherSignIns: ({ acting }) => endOtherSignIns(acting),
  });
}
