import { japanDay } from '@seri/domain/time/japan-time';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { showsHuman } from '../../../platform/captcha/assert-human.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Visitor } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countTry, forgiveTry } from '../../../platform/tries/tries.ts';
import { readKind } from '../lots/lot-kind.query.ts';
import { patience, shareTries } from './patience.ts';
import { type GrantScope, holdsGrant, newGrant } from './photo-grant.ts';
import { isCodeOf } from './share-code.ts';
import { listSharers } from './share.store.ts';
import { isPublic, maySharePresently } from './sharing.policy.ts';

export type SharingPlatform = Pick<Platform, 'database' | 'captcha' | 'clock' | 'settings'>;

type Granting = Pick<SharingPlatform, 'clock' | 'settings'>;

export interface SharedLotRequest<Type extends PageType = PageType> {
  pageType: Type;
  lotId: number;
  code: string | undefined;
  visitor: Pick<Visitor, 'address' | 'captchaToken'>;
}

/** R44: the only way to a shared lot. Checks the code and returns a grant for the photos. */
export async function openSharedLot(platform: SharingPlatform, request: SharedLotRequest): Promise<{ grant: string }> {
  if (!isPublic(request.pageType)) await assertCode(platform, request);
  else if (!(await isThere(platform, request))) throw refusal('NOT_FOUND');
  return { grant: newGrant(platform.settings.secret, request.lotId, platform.clock.now()) };
}

/** R44: the refusal of a missing or wrong code does not reveal whether the lot exists. */
async function assertCode(platform: SharingPlatform, request: SharedLotRequest): Promise<void> {
  const { database, captcha } = platform;
  const { lotId, code, visitor } = request;
  if (code === undefined) throw refusal('LOCKED');
  const isHuman = await showsHuman(captcha, visitor, 'share');
  const tries = shareTries(lotId, visitor.address);
  await countTry(database.db, patience, tries, isHuman);
  if (!(await isCodeValid(platform, request, code))) throw refusal('WRONG_CODE');
  for (const key of tries) await forgiveTry(database.db, key);
}

async function isCodeValid(platform: SharingPlatform, request: SharedLotRequest, code: string): Promise<boolean> {
  const sharers = await listSharers(platform.database.db, request.lotId);
  const isCode = isCodeOf(platform.settings.secret, code, sharers.filter(maySharePresently));
  // Looked up even if the code is wrong, so that a missing lot takes as long as a locked one.
  return (await isThere(platform, request)) && isCode;
}

/** A lot of another kind than the page type's counts as missing. */
async function isThere({ database, clock }: SharingPlatform, { pageType, lotId }: SharedLotRequest): Promise<boolean> {
  return (await readKind(database.db, lotId, japanDay(clock.now()))) === pageTypeData[pageType].kind;
}

/** R61: a grant for the buyer, who may see all photos, live or in statistics. */
export function grantAlbum({ clock, settings }: Granting, lotId: number): string {
  return newGrant(settings.secret, lotId, clock.now(), 'album');
}

export function isGranted({ clock, settings }: Granting, lotId: number, grant = '', scope?: GrantScope): boolean {
  return holdsGrant(settings.secret, lotId, grant, clock.now(), scope);
}
