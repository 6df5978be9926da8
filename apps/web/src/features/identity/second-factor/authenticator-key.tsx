import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/export/copy-text.ts';
import { useText } from '../../../lib/language/text.ts';
import { codePathOf } from '../../../ui/figures/code-path.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { groupedKey } from './grouped-key.ts';
import type { StartedAuthenticator } from './factors.ts';
import styles from './second-factor.module.css';

/** The secret of an authenticator app: to scan, or to type. */
export function AuthenticatorKey({ secret, uri }: StartedAuthenticator) {
  const text = useText();
  const { size, path } = codePathOf(uri);
  const copy = async () => {
    if (await copyText(secret)) toast({ tone: 'good', title: text('factor.copied') });
    else toast({ tone: 'bad', title: text('factor.notCopied') });
  };
  return (
    <div className={styles.key}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, no file */}
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={text('factor.scan.label')}>
        <path d={path} />
      </svg>
      <div>
        <p>{text('factor.scan')}</p>
        <p className="cap">{text('factor.key')}</p>
        <code className={styles.secret}>{groupedKey(secret)}</code>
        <Button size="s" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {text('factor.copy')}
        </Button>
      </div>
    </div>
  );
}
