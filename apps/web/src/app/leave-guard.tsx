import { useBlocker } from '@tanstack/react-router';
import { session } from '../features/identity/session/session.ts';
import { useText } from '../lib/language/text.ts';
import { Button } from '../ui/frame/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

/** Asks before a page is left with changes nobody saved. Who was signed out is not held. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const text = useText();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged && session.get().profile !== null && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      open
      size="s"
      title={text('shell.leave')}
      onClose={blocker.reset}
      footer={
        <>
          <Button kind="danger" onClick={blocker.proceed}>
            {text('shell.leave.go')}
          </Button>
          <Button kind="primary" onClick={blocker.reset}>
            {text('shell.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('shell.leave.text')}</p>
    </Dialog>
  );
}
