import { sharedLotCalls } from '@seri/contract/screens/shared-lot.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { api } from '../../../lib/api.ts';
import type { CaptchaTokens } from '../../../lib/captcha-tokens.ts';
import type { Reply } from '../../../lib/refusal.ts';
import type { SharedLotView } from '../../lots/model/lot-view.ts';

export interface SharedLotRequest {
  pageType: PageType;
  id: string;
  code: string | undefined;
}

/** Where many codes were wrong, everybody has to show first that no robot guesses. */
export async function openSharedLot(
  { pageType, id, code }: SharedLotRequest,
  { take }: Pick<CaptchaTokens, 'take'>,
): Promise<Reply<SharedLotView>> {
  const ask = (captcha?: string): Promise<Reply<SharedLotView>> =>
    api.send(sharedLotCalls[pageType].view, { query: { id, code } }, { captcha });
  const reply = await ask();
  return !reply.ok && reply.refusal.code === 'CAPTCHA' ? ask(await take()) : reply;
}
