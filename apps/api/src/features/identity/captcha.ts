import type { CaptchaQuery } from '@seri/contract/identity.schema';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { Visitor } from '../../platform/http/route.ts';

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
