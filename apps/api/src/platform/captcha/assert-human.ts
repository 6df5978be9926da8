import type { CaptchaQuery } from '@seri/contract/identity.schema';
import { refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/route.ts';
import type { Captcha } from './captcha.ts';

type Action = CaptchaQuery['action'];

export async function assertHuman(captcha: Captcha, { captchaToken }: Visitor, action: Action): Promise<void> {
  if (!(await captcha.verify(captchaToken, action))) throw refusal('CAPTCHA');
}

/** Where it is demanded after failures only: nothing sent proves nothing, and what is sent must hold. */
export async function showsHuman(captcha: Captcha, visitor: Visitor, action: Action): Promise<boolean> {
  if (visitor.captchaToken === undefined) return false;
  await assertHuman(captcha, visitor, action);
  return true;
}
