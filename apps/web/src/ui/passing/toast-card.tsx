import { Check, Info, Stamp, TriangleAlert, X } from 'lucide-react';
import { Button } from '../frame/button.tsx';
import { dismissToast, type ToastAction, type ToastEntry } from './toast.ts';
import { Plate } from '../marks/plate.tsx';
import styles from './toaster.module.css';
import { UiLink } from '../frame/ui-link.tsx';
import { useUiText } from '../frame/ui-text.tsx';

const icons = { info: Info, good: Check, bad: TriangleAlert, win: Stamp } as const;

export function ToastCard({ entry }: { entry: ToastEntry }) {
  const text = useUiText();
  const tone = entry.tone ?? 'info';
  const Icon = icons[tone];
  const dismiss = () => dismissToast(entry.id);
  return (
    <div className={styles.toast} data-tone={tone} data-toast={entry.id}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>
          {entry.plate !== undefined && <Plate number={entry.plate} size="s" className={styles.plate} />} {entry.title}
        </p>
        {entry.text !== undefined && <p className={styles.text}>{entry.text}</p>}
        {entry.action && <Action action={entry.action} onDone={dismiss} />}
      </div>
      <Button
        kind="bare"
        size="s"
        className={styles.dismiss}
        icon={<X aria-hidden="true" />}
        label={text('ui.dismiss')}
        onClick={dismiss}
      />
    </div>
  );
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const choose = () => {
    action.onSelect?.();
    onDone();
  };
  if (action.href === undefined) {
    return (
      <button type="button" className={styles.action} onClick={choose}>
        {action.label}
      </button>
    );
  }
  return (
    <UiLink className={styles.action} href={action.href} onClick={choose}>
      {action.label}
    </UiLink>
  );
}
