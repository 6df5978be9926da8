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

export type Gate = Pick<Platform, 'database' | 'captcha' | 'clock' | 'settings'>;

type Granting = Pick<Gate, 'clock' | 'settings'>;

export interface SharedAsked<Type extends PageType = PageType> {
  pageType: Type;
  lotId: number;
  code: string | undefined;
  visitor: Pick<Visitor, 'address' | 'captchaToken'>;
}

/** R44: the one gate before a shared lot: passes whoever has a code of it, and gives a grant for its photos. */
export async function openSharedLot(gate: Gate, asked: SharedAsked): Promise<{ grant: string }> {
  if (!isPublic(asked.pageType)) await assertCode(gate, asked);
  else if (!(await isThere(gate, asked))) throw refusal('NOT_FOUND');
  return { grant: newGrant(gate.settings.secret, asked.lotId, gate.clock.now()) };
}

/** R44: what is said without a code or with a wrong one does not tell whether there is such a lot. */
async function assertCode(gate: Gate, asked: SharedAsked): Promise<void> {
  const { database, captcha } = gate;
  const { lotId, code, visitor } = asked;
  if (code === undefined) throw refusal('LOCKED');
  const isHuman = await showsHuman(captcha, visitor, 'share');
  const tries = shareTries(lotId, visitor.address);
  await countTry(database.db, patience, tries, isHuman);
  if (!(await opens(gate, asked, code))) throw refusal('WRONG_CODE');
  for (const key of tries) await forgiveTry(database.db, key);
}

async function opens(gate: Gate, asked: SharedAsked, code: string): Promise<boolean> {
  const sharers = await listSharers(gate.database.db, asked.lotId);
  const isCode = isCodeOf(gate.settings.secret, code, sharers.filter(maySharePresently));
  // Asked for even if the code is wrong, so that a lot that is missing takes no less time than one that is locked.
  return (await isThere(gate, asked)) && isCode;
}

/** A lot that is asked for as one of another kind is missing. */
async function isThere({ database, clock }: Gate, { pageType, lotId }: SharedAsked): Promise<boolean> {
  return (await readKind(database.db, lotId, japanDay(clock.now()))) === pageTypeData[pageType].kind;
}

/** R61: for who has bought the lot, all its photos, wherever it stands by now. */
export function grantAlbum({ clock, settings }: Granting, lotId: number): string {
  return newGrant(settings.secret, lotId, clock.now(), 'album');
}

/** Whether a photo's address carries a grant of its lot that still holds. */
export function isGranted({ clock, settings }: Granting, lotId: number, grant = '', scope?: GrantScope): boolean {
  return holdsGrant(settings.secret, lotId, grant, clock.now(), scope);
}
