import { Suspense, useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { ViewedLot } from '../page/lot-view.ts';
import { isLotView } from '../page/own-lot.ts';
import type { Translator } from '../page/slots.ts';
import { OriginalSheet } from '../pictures/original-sheet.tsx';
import { TranslatedSheet } from './translated-sheet.tsx';
import styles from './translation-dialog.module.css';

const faces = ['translated', 'original'] as const;

type SheetTab = 'auction' | Translator['id'];

interface TranslationDialogProps {
  lot: ViewedLot;
  translators?: readonly Translator[] | undefined;
  /** The tab with which it opens, if that is there; a notice may name another one meanwhile. */
  first: SheetTab;
  onClose: () => void;
}

const noTranslators: readonly Translator[] = [];

export function TranslationDialog({ lot, translators = noTranslators, first, onClose }: TranslationDialogProps) {
  const text = useText();
  const tabsId = useId();
  const offered = isLotView(lot) ? translators.filter(({ id }) => lot.translations[id]) : [];
  const tabs: readonly SheetTab[] = ['auction', ...offered.map(({ id }) => id)];
  const [chosen, choose] = useState<string>(first);
  const [face, setFace] = useState<(typeof faces)[number]>('translated');
  const tab = tabs.find((id) => id === chosen) ?? 'auction';
  const [visited, visit] = useState<readonly string[]>([tab]);
  const { sheet } = lot;
  const open = (id: string) => {
    choose(id);
    visit((before) => [...before, id]);
  };
  const [wanted, want] = useState(first);
  if (wanted !== first) {
    want(first);
    open(first);
  }
  return (
    <Dialog open size={tab === 'ai' ? 'xl' : 'l'} title={text('lot.translation')} onClose={onClose}>
      <div className={styles.bar}>
        <Tabs
          id={tabsId}
          label={text('sheet.translators')}
          items={tabs.map((id) => ({ id, label: text(`sheet.translator.${id}`) }))}
          value={tab}
          onChange={open}
        />
        {sheet && tab === 'auction' && (
          <Segmented
            size="s"
            label={text('sheet.face')}
            value={face}
            options={faces.map((value) => ({ value, label: text(`sheet.face.${value}`) }))}
            onChange={setFace}
          />
        )}
      </div>
      <TabPanel tabsId={tabsId} tab="auction" hidden={tab !== 'auction'} className={styles.panel}>
        {!sheet && <EmptyState title={text('sheet.noTranslation')} />}
        {sheet && (face === 'original' ? <OriginalSheet lot={lot} /> : <TranslatedSheet lot={lot} sheet={sheet} />)}
      </TabPanel>
      {isLotView(lot) &&
        offered
          // One that was opened stays, so that what is written in it does too.
          .filter(({ id }) => visited.includes(id))
          .map(({ id, render }) => (
            <TabPanel key={id} tabsId={tabsId} tab={id} hidden={tab !== id} className={styles.panel}>
              <Suspense>{render(lot)}</Suspense>
            </TabPanel>
          ))}
    </Dialog>
  );
}
