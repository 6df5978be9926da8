import { sharedLotCalls } from '@seri/contract/screens/shared-lot.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { api } from '../../lib/calls/api.ts';
import type { CaptchaTokens } from '../../lib/captcha/captcha-tokens.ts';
import type { Reply } from '../../lib/calls/refusal.ts';
import type { SharedLotView } from '../lots/page/lot-view.ts';

export interface SharedLotParams {
  pageType: PageType;
  id: string;
  code: string | undefined;
}

/** After many wrong codes the server demands a captcha from everybody; the request is then repeated with one. */
export async function openSharedLot(
  { pageType, id, code }: SharedLotParams,
  { take }: Pick<CaptchaTokens, 'take'>,
): Promise<Reply<SharedLotView>> {
  const send = (captcha?: string): Promise<Reply<SharedLotView>> =>
    api.send(sharedLotCalls[pageType].view, { query: { id, code } }, { captcha });
  const reply = await send();
  return !reply.ok && reply.refusal.code === 'CAPTCHA' ? send(await take()) : reply;
}
