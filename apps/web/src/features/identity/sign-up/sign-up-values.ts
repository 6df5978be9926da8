import { russianFederation } from '@seri/domain/people/russian-speakers';
import type { Language } from '@seri/domain/common/languages';
import type { SignUpForm } from '@seri/domain/people/person-forms';
import { storage } from '../../../lib/browser/browser-storage.ts';

const empty: SignUpForm = {
  fullName: '',
  referralCode: '',
  email: '',
  mobile: '',
  country: null,
  city: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

const rememberedNames = ['fullName', 'referralCode', 'email', 'mobile', 'city'] as const;

/** A day: a registration that was begun on somebody else's computer is not kept there. */
const mostAge = 86_400_000;

/** The values typed before the page was left, without passwords and the consent to the terms. */
export function rememberedValues(): SignUpForm {
  const stored = parse(storage.read('signUp'));
  if (!(Date.now() - Number(stored['at']) < mostAge)) {
    forgetValues();
    return empty;
  }
  const texts = rememberedNames.flatMap((name) =>
    typeof stored[name] === 'string' ? [[name, stored[name]] as const] : [],
  );
  const country = typeof stored['country'] === 'number' ? stored['country'] : null;
  return { ...empty, ...Object.fromEntries(texts), country };
}

export function rememberValues(values: SignUpForm): void {
  storage.write('signUp', JSON.stringify({ ...values, at: Date.now() }, [...rememberedNames, 'country', 'at']));
}

export function forgetValues(): void {
  storage.write('signUp', null);
}

/** In Russian the default country is the Russian Federation. */
export function countryOf({ country }: Pick<SignUpForm, 'country'>, language: Language): number | null {
  return country ?? (language === 'ru' ? russianFederation : null);
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
