import { Button } from '../frame/button.tsx';
import { Chip } from '../figures/chip.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { ErrorState } from '../frame/error-state.tsx';
import { Notice } from '../passing/notice.tsx';
import { RuledCells } from '../tables/ruled-loading.tsx';
import { Sheet } from '../frame/sheet.tsx';
import { ToastCard } from '../passing/toast-card.tsx';
import styles from './gallery.module.css';
import type { Samples } from './samples.ts';
import { Section } from './section.tsx';

export function NoticesSection({ t }: { t: Samples }) {
  return (
    <Section title={t.notices}>
      <div className={styles.stack}>
        <Notice>{t.moved}</Notice>
        <Notice tone="mid">{t.lastHour}</Notice>
        <Notice tone="bad">{t.limit}</Notice>
        <Notice tone="good">{t.saved}</Notice>
        <Notice tone="mid" title={t.offline}>
          {t.offlineText}
        </Notice>
        <div className={styles.toasts}>
          <ToastCard
            entry={{
              id: 'won',
              tone: 'win',
              title: t.won,
              text: t.wonText,
              action: { label: t.openPurchase, href: '#purchase' },
            }}
          />
          <ToastCard entry={{ id: 'placed', tone: 'good', title: t.placed, text: t.placedText }} />
          <ToastCard entry={{ id: 'changed', title: t.changed, action: { label: t.undo } }} />
          <ToastCard entry={{ id: 'failed', tone: 'bad', title: t.notSaved, text: t.notSavedText }} />
        </div>
      </div>
    </Section>
  );
}

export function StatesSection({ t, theme }: { t: Samples; theme: string }) {
  return (
    <Section title={t.states}>
      <div className={styles.stack}>
        <Sheet title={t.facts} aria-labelledby={undefined} aria-label={`${t.facts} · ${theme}`}>
          <RuledCells rows={1} />
        </Sheet>
        <Sheet>
          <EmptyState
            title={t.noLot}
            actions={
              <>
                <Button kind="primary">{t.drop}</Button>
                <Button>{t.resetAll}</Button>
              </>
            }
          >
            <p>{t.noLotText}</p>
            <Chip kills onRemove={() => {}}>
              {t.manual}
            </Chip>
          </EmptyState>
        </Sheet>
        <Sheet>
          <ErrorState
            title={t.failed}
            id="e-7f3a19c2 · 12:48:07 JST"
            onRetry={() => {}}
            actions={<Button>{t.writeManager}</Button>}
          >
            <p>{t.failedText}</p>
          </ErrorState>
        </Sheet>
      </div>
    </Section>
  );
}
