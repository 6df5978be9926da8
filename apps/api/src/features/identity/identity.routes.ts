import { success } from '@seri/contract/common.schema';
import { identityCalls } from '@seri/contract/identity.calls';
import { identitySchemas } from '@seri/contract/identity.schema';
import { cookies as names } from '@seri/contract/headers';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { clearSignInCookies, setDeviceCookie, setSignInCookies } from './cookies.ts';
import { endOtherSignIns, endSignIn } from './end-sign-in.ts';
import { readProfile } from './profile.read.ts';
import { renewSignIn } from './renew-sign-in.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { readSignIns } from './sign-ins.read.ts';
import { updateProfile } from './update-profile.ts';
import { updateSettings } from './update-settings.ts';

export function identityRoutes(platform: Platform): Routes {
  const { settings, database, captcha } = platform;
  return routesOf('identity', identityCalls, identitySchemas, {
    captcha: async ({ input }) => {
      const { parameters, signature = '' } = await captcha.challenge(input.query.action);
      return { kind: 'riddle', parameters: { ...parameters }, signature };
    },
    signIn: async ({ input, visitor, reply }) => {
      const { tokens, device } = await signIn(platform, input.body, visitor);
      setSignInCookies(reply, settings, tokens);
      setDeviceCookie(reply, settings, device);
      return success;
    },
    refresh: async ({ visitor, reply }) => {
      setSignInCookies(reply, settings, await renewSignIn(platform, visitor.cookies[names.refresh]));
      return success;
    },
    signOut: async ({ acting, reply }) => {
      const answer = await signOut(acting);
      clearSignInCookies(reply);
      return answer;
    },
    signUp: async () => success,
    verifyEmail: async () => success,
    forgotPassword: async () => ({ ...success, message: 'sent' }),
    checkResetToken: async () => ({ valid: false }),
    resetPassword: async () => success,
    changePassword: async () => success,
    profile: ({ actor }) => readProfile(database.db, actor),
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
