import { useLanguage, useText } from '../../../lib/language/text.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import styles from './manager-translation.module.css';
import { TranslationFile } from './translation-file.tsx';
import type { OwnTranslation } from './translations.ts';

/** The text in the language of the screen; if that is missing, the other one. */
export function TranslationAnswer({ result }: { result: OwnTranslation }) {
  const text = useText();
  const language = useLanguage();
  const texts = { en: result.text_en, ru: result.text_ru };
  const other = language === 'en' ? 'ru' : 'en';
  const shown = texts[language] === '' ? other : language;
  const files = result.fileDetails;
  if (texts[shown] === '' && files.length === 0) return <EmptyState title={text('translation.empty')} />;
  return (
    <>
      {texts[shown] !== '' && (
        <section aria-label={text('translation.text')} lang={shown} className={styles.text}>
          {texts[shown]}
        </section>
      )}
      {files.length > 0 && (
        <section aria-label={text('translation.files')}>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <TranslationFile file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
