import { type Language, languageNames, languages } from '@seri/domain/common/languages';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { chooseLanguage } from '../session/choose-language.ts';
import type { OwnProfile } from '../session/session-state.ts';
import { BidMailsSwitch } from './bid-mails-switch.tsx';
import styles from './profile-page.module.css';

export function ProfileSettings({ detail }: { detail: OwnProfile['detail'] }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const choose = (language: Language) => void chooseLanguage(language).then((refusal) => refusal && onRefusal(refusal));
  return (
    <div className={styles.settings}>
      <div className={styles.setting}>
        <span aria-hidden="true">{text('shell.language')}</span>
        <Segmented
          label={text('shell.language')}
          value={useLanguage()}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={choose}
        />
      </div>
      <BidMailsSwitch saved={detail.bidEmailNotify} />
    </div>
  );
}
