import type { Faults } from '@seri/domain/common/field-fault';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { type EditorPart, isPart, partLabels, partOf } from './editor-parts.data.ts';
import styles from './company-editor.module.css';

const tabsId = 'company-parts';

interface EditorTabsProps {
  parts: readonly EditorPart[];
  part: EditorPart;
  faults: Faults;
  onPart: (part: EditorPart) => void;
}

export function EditorTabs({ parts, part, faults, onPart }: EditorTabsProps) {
  const text = useText();
  const faulty = new Set<EditorPart>(Object.keys(faults).map(partOf));
  const labelOf = (id: EditorPart) =>
    faulty.has(id) ? (
      <>
        {text(partLabels[id])}
        <TriangleAlert aria-hidden="true" className={styles.faulty} />
        <span className="visually-hidden">{text('company.edit.faulty')}</span>
      </>
    ) : (
      text(partLabels[id])
    );
  return (
    <Tabs
      id={tabsId}
      label={text('company.edit.parts')}
      items={parts.map((id) => ({ id, label: labelOf(id) }))}
      value={part}
      onChange={(id) => isPart(id) && onPart(id)}
    />
  );
}

interface EditorTabPanelProps {
  hidden?: boolean;
  part: EditorPart;
  className: string | undefined;
  children: ReactNode;
}

export function EditorTabPanel({ part, className, hidden, children }: EditorTabPanelProps) {
  return (
    <TabPanel key={part} tabsId={tabsId} tab={part} className={className} hidden={hidden}>
      {children}
    </TabPanel>
  );
}
