import { remember } from '../../lib/language/remembered.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { signInPath } from '../guard.ts';

function logInAgain(): void {
  const { pathname, search, hash } = window.location;
  remember(`${pathname}${search}${hash}`);
  // A whole new page: nothing of the ended session stays in memory.
  window.location.assign(signInPath);
}

/** Both ways out leave this page. */
export function SessionExpiredDialog() {
  const text = useText();
  return (
    <Dialog
      open
      locked
      size="s"
      onClose={() => {}}
      title={text('shell.expired.title')}
      footer={
        <>
          <Button onClick={() => window.location.reload()}>{text('shell.expired.reload')}</Button>
          <Button kind="primary" onClick={logInAgain}>
            {text('shell.expired.login')}
          </Button>
        </>
      }
    >
      <p>{text('shell.expired')}</p>
    </Dialog>
  );
}
