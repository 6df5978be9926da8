import type { AnswerOf } from '@seri/contract/call';
import type { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { countryName } from '@seri/domain/people/country-name';
import { deviceName } from '@seri/domain/people/device-name';
import type { Language } from '@seri/domain/common/languages';
import type { Text } from '../../../lib/language/text.ts';

export type SignIn = AnswerOf<typeof ownAccountCalls.signIns>['signIns'][number];

/** 'Chrome 149 on Windows', or the known part of it. */
export function deviceText(text: Text, { userAgent }: SignIn): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return text('identity.device', { browser, system });
  return browser ?? system ?? text('identity.device.unknown');
}

/** 'Vladivostok, Russia', or the known part of it. */
export function placeText(text: Text, language: Language, { place }: SignIn): string | undefined {
  if (place === 'local') return text('identity.place.local');
  if (place === null) return undefined;
  const country = countryName(place.countryCode, language);
  return place.city ? `${place.city}, ${country}` : country;
}
