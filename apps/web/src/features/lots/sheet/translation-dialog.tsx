import { useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { ViewedLot } from '../page/lot-view.ts';
import { OriginalSheet } from '../pictures/original-sheet.tsx';
import { TranslatedSheet } from './translated-sheet.tsx';
import styles from './translation-dialog.module.css';

const tabs = ['auction'] as const;
const faces = ['translated', 'original'] as const;

export function TranslationDialog({ lot, onClose }: { lot: ViewedLot; onClose: () => void }) {
  const text = useText();
  const tabsId = useId();
  const [tab, setTab] = useState<string>('auction');
  const [face, setFace] = useState<(typeof faces)[number]>('translated');
  const { sheet } = lot;
  return (
    <Dialog open size="l" title={text('lot.translation')} onClose={onClose}>
      <div className={styles.bar}>
        <Tabs
          id={tabsId}
          label={text('sheet.translators')}
          items={tabs.map((id) => ({ id, label: text(`sheet.translator.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
        {sheet && (
          <Segmented
            size="s"
            label={text('sheet.face')}
            value={face}
            options={faces.map((value) => ({ value, label: text(`sheet.face.${value}`) }))}
            onChange={setFace}
          />
        )}
      </div>
      <TabPanel tabsId={tabsId} tab={tab} className={styles.panel}>
        {!sheet && <EmptyState title={text('sheet.noTranslation')} />}
        {sheet && (face === 'original' ? <OriginalSheet lot={lot} /> : <TranslatedSheet lot={lot} sheet={sheet} />)}
      </TabPanel>
    </Dialog>
  );
}
