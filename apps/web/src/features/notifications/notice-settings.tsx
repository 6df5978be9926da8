import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { chooseMail } from './choose-mail.ts';
import { type NoticeSetting, noticeSettingsQuery } from './notice-settings.query.ts';
import { playSound } from './play-sound.ts';
import { chooseSound, isMuted } from './sound-choice.ts';
import styles from './notice-settings.module.css';

/** Chooses which events come by mail and plays their sounds. A choice is saved at once. */
export function NoticeSettings({ areMailsOn }: { areMailsOn: boolean }) {
  const text = useText();
  const { data, isError, refetch } = useQuery(noticeSettingsQuery);
  const isSilent = useStore(isMuted);
  if (!data && isError)
    return <ErrorState title={text('notifications.settings.failed')} onRetry={() => void refetch()} />;
  return (
    <div className={styles.settings} aria-busy={!data || undefined}>
      <Switch
        label={text('notifications.sound')}
        checked={!isSilent}
        onChange={({ target }) => chooseSound(target.checked)}
      />
      {!areMailsOn && <p className="sub">{text('notifications.mailsOff')}</p>}
      <ul>
        {data?.types.map((setting) => (
          <SettingLine key={setting.eventType} setting={setting} areMailsOn={areMailsOn} />
        ))}
      </ul>
    </div>
  );
}

function SettingLine({ setting, areMailsOn }: { setting: NoticeSetting; areMailsOn: boolean }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const { eventType, isMailed, isFixed } = setting;
  const name = text(`notifications.type.${eventType}`);
  const choose = async (wanted: boolean) => {
    const refusal = await chooseMail(eventType, wanted);
    if (refusal) onRefusal(refusal, { title: text('notifications.notSaved') });
  };
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <Check
        label={text('notifications.mail')}
        aria-label={`${text('notifications.mail')}: ${name}`}
        checked={isFixed || (isMailed && areMailsOn)}
        disabled={isFixed || !areMailsOn}
        onChange={({ target }) => void choose(target.checked)}
      />
      <Button
        kind="bare"
        size="s"
        icon={<Volume2 aria-hidden="true" />}
        label={text('notifications.test', { event: name })}
        onClick={() => playSound(eventType)}
      />
    </li>
  );
}
