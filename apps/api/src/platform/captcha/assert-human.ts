import type { CaptchaQuery } from '@seri/contract/people/identity.schema';
import { refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/route.ts';
import type { Captcha } from './captcha.ts';

type Action = CaptchaQuery['action'];
type Solver = Pick<Visitor, 'captchaToken'>;

export async function assertHuman(captcha: Captcha, { captchaToken }: Solver, action: Action): Promise<void> {
  if (!(await captcha.verify(captchaToken, action))) throw refusal('CAPTCHA');
}

/** For calls that need a captcha only after failures: false without a token; a wrong token is refused. */
export async function showsHuman(captcha: Captcha, visitor: Solver, action: Action): Promise<boolean> {
  if (visitor.captchaToken === undefined) return false;
  await assertHuman(captcha, visitor, action);
  return true;
}
