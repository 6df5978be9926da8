import type { Actor } from '../../../platform/actor.ts';
import type { OcrSettings } from '../../../platform/config/settings.ts';
import { whyNoOcr } from '../../../platform/ocr/why-no-ocr.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Whether the reader may have sheets read. */
export async function offersReading(
  platform: Pick<Platform, 'settings' | 'log'>,
  { permissions }: Pick<Actor, 'permissions'>,
): Promise<boolean> {
  return permissions.auctionTranslationUse && platform.settings.translations && (await isReadingOn(platform));
}

const known = new WeakMap<OcrSettings, Promise<boolean>>();

/** Whether this machine reads sheets. It is found out once; a log line says why not. */
export function isReadingOn({ settings: { ocr }, log }: Pick<Platform, 'settings' | 'log'>): Promise<boolean> {
  const found = known.get(ocr) ?? findOut();
  known.set(ocr, found);
  return found;

  async function findOut(): Promise<boolean> {
    const reason = await whyNoOcr(ocr);
    if (reason !== undefined && ocr.by !== 'off') log.warn({ reason }, 'auction sheets are not read');
    return reason === undefined;
  }
}
