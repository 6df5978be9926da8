import { apiRoot, cookies as names } from '@seri/contract/headers';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../../../../platform/config/settings.ts';
import { signInLife } from './sign-in-life.ts';
import type { TokenPair } from './sign-in.store.ts';

const renewPath = `${apiRoot}/auth`;

/** Secure over https in any case, also where a proxy says so and no address is configured. */
function common({ request }: FastifyReply, { publicUrl }: Settings) {
  return { httpOnly: true, secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true } as const;
}

/** The refresh token is sent to its own calls only, and never from another site. */
export function setSignInCookies(reply: FastifyReply, settings: Settings, { access, refresh, lasts }: TokenPair): void {
  const base = common(reply, settings);
  reply.setCookie(names.access, access.text, {
    ...base,
    path: '/',
    sameSite: 'lax',
    maxAge: inSeconds(signInLife.access),
  });
  reply.setCookie(names.refresh, refresh.text, {
    ...base,
    path: renewPath,
    sameSite: 'strict',
    maxAge: inSeconds(lasts),
  });
}

function inSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

export function clearSignInCookies(reply: FastifyReply): void {
  reply.clearCookie(names.access, { path: '/' });
  reply.clearCookie(names.refresh, { path: renewPath });
}

export function setDeviceCookie(reply: FastifyReply, settings: Settings, device: string): void {
  const maxAge = inSeconds(signInLife.device);
  reply.setCookie(names.device, device, { ...common(reply, settings), path: renewPath, sameSite: 'lax', maxAge });
}
