import { useText } from '../../../lib/language/text.ts';
import type { QueuedTranslation } from '../translation/translations.ts';

/** `Taken by Kenji Morita` */
export function useStateText(): (request: Pick<QueuedTranslation, 'state' | 'by' | 'isMine'>) => string {
  const text = useText();
  return ({ state, by, isMine }) => {
    if (isMine) return text('translationDesk.state.taken.own');
    return text(`translationDesk.state.${state}`, { by: by ?? '' });
  };
}
