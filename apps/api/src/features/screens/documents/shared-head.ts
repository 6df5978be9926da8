import { previewAddress, previewSize } from '@seri/contract/stock/photo';
import { sharedQuery } from '@seri/contract/screens/shared-lot.schema';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { formatMessage } from '@seri/messages/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Visitor } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unsafeReadSharedLot } from '../lot-page/shared-lot.query.ts';
import { openSharedLot } from '../../stock/sharing/sharing.query.ts';
import { describeLot, titleOf } from './describe-lot.ts';
import type { PageHead } from './page-head.ts';

export interface SharedAddress {
  pageType: PageType;
  /** Unchecked, as in the address. */
  id: unknown;
  code: unknown;
  visitor: Visitor;
  origin: string;
}

const robots = ['robots', 'noindex'] as const;
const locked: PageHead = { metas: [robots] };

/** R44: the link preview of a shared lot, behind the same gate as the lot. A locked lot shows nothing. */
export async function readSharedHead(platform: Platform, address: SharedAddress): Promise<PageHead> {
  const { success, data } = sharedQuery.safeParse({ id: address.id, code: address.code });
  if (!success) return locked;
  try {
    return await readOpenHead(platform, address, Number(data.id), data.code);
  } catch (error) {
    const { log } = platform;
    if (!(error instanceof Refusal)) log.error({ id: address.visitor.requestId, reason: String(error) }, 'no preview');
    return locked;
  }
}

async function readOpenHead(
  platform: Platform,
  { pageType, visitor, origin }: SharedAddress,
  lotId: number,
  code: string | undefined,
): Promise<PageHead> {
  const { grant } = await openSharedLot(platform, { pageType, lotId, code, visitor });
  const lot = await unsafeReadSharedLot(platform.database.db, { pageType, lotId, now: platform.clock.now(), grant });
  if (!lot) return locked;
  const title = titleOf(lot);
  const description = describeLot(lot, visitor.language);
  // Includes the code, since messengers fetch this address instead of the original one.
  const url = `${origin}${pageTypeData[pageType].path}/share/${lotId}${code === undefined ? '' : `?code=${code}`}`;
  return {
    title: formatMessage(visitor.language, 'shell.title', { page: title }),
    metas: [
      robots,
      ['description', description],
      ['og:type', 'website'],
      ['og:site_name', 'Seri'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', origin + previewAddress(lotId, grant)],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', String(previewSize.width)],
      ['og:image:height', String(previewSize.height)],
      ['og:image:alt', title],
      ['twitter:card', 'summary_large_image'],
    ],
  };
}
