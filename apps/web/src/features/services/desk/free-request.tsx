import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { DeskTranslation } from '../translation/translations.ts';
import { useMove } from './use-move.ts';

export function FreeRequest({ request }: { request: DeskTranslation }) {
  const text = useText();
  const { take, isPending } = useMove(request);
  return (
    <div>
      <Button kind="primary" pending={isPending} onClick={() => void take()}>
        {text('translationDesk.take')}
      </Button>
    </div>
  );
}
