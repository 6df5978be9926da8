import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';

interface NoTasksProps {
  /** Leads back to the whole list, if it is narrowed. */
  onShowAll: (() => void) | undefined;
  /** Leads to those of all clients. */
  onAllClients: (() => void) | undefined;
}

export function NoTasks({ onShowAll, onAllClients }: NoTasksProps) {
  const text = useText();
  const all = onAllClients && <Button onClick={onAllClients}>{text('exportDesk.allClients')}</Button>;
  if (!onShowAll) {
    return (
      <EmptyState title={text('exportDesk.empty')} actions={all}>
        {text('exportDesk.empty.hint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text('exportDesk.empty.narrowed')}
      actions={<Button onClick={onShowAll}>{text('exportDesk.showAll')}</Button>}
    >
      {text('exportDesk.empty.narrowed.hint')}
    </EmptyState>
  );
}
