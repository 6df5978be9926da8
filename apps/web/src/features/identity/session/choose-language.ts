import { identityCalls } from '@seri/contract/people/identity.calls';
import { type Language, languageIds } from '@seri/domain/common/languages';
import { api } from '../../../lib/calls/api.ts';
import { showLanguage, localization } from '../../../lib/language/language.ts';
import { offline, type CallRefusal } from '../../../lib/calls/refusal.ts';
import { storage } from '../../../lib/browser/browser-storage.ts';
import { session } from './session.ts';

/** For a visitor the language changes at once. For an account it is saved first, then the page reloads. */
export async function chooseLanguage(language: Language): Promise<CallRefusal | undefined> {
  if (language === localization.get().language) return undefined;
  if (!session.get().profile) {
    return showLanguage(language, true).then(
      () => undefined,
      () => offline,
    );
  }
  const reply = await api.send(identityCalls.updateSettings, { body: { language: languageIds[language] } });
  if (!reply.ok) return reply.refusal;
  storage.write('language', language);
  window.location.reload();
  return undefined;
}
