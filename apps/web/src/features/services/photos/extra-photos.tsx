import { Images } from 'lucide-react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { LotView } from '../../lots/page/lot-view.ts';
import styles from './photo-bar.module.css';
import { type ExtraState, useExtraPhotos } from './use-extra-photos.ts';

type ShownCar = Extract<LotView, { carCommonDetail: unknown }>;

/** R84: asks for more pictures once. They join the album, while the page stays usable. */
export function ExtraPhotos({ lot }: { lot: ShownCar }) {
  const text = useText();
  const { state, ask } = useExtraPhotos(lot);
  const { step } = state;
  const { ussLimit } = lot.ussCounter;
  // Once the pictures are there nobody needs to ask, but what came of the own question stays in sight.
  if (!lot.can.askExtraPhotos && step === 'idle') return null;
  const mayAsk = (step === 'idle' || step === 'failed') && ussLimit !== 0;
  return (
    <div className={styles.extra}>
      <Button
        size="s"
        icon={<Images aria-hidden="true" />}
        pending={step === 'waiting'}
        aria-disabled={!mayAsk}
        onClick={() => void ask()}
      >
        {text(step === 'failed' ? 'lotServices.retry' : 'lotServices.photos.ask')}
      </Button>
      <output className={styles.said} data-tone={step === 'failed' ? 'bad' : undefined}>
        {said(text, state, ussLimit)}
      </output>
    </div>
  );
}

function said(text: Text, state: ExtraState, left: number | null): string {
  switch (state.step) {
    case 'idle':
      return left === null ? '' : text('lotServices.photos.left', { left });
    case 'found':
      return text('lotServices.photos.found', { count: state.count });
    case 'failed':
      return refusalText(text, state.refusal);
    default:
      return text(`lotServices.photos.${state.step}`);
  }
}
