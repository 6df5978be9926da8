import type { Language } from '@seri/domain/common/languages';
import { languages } from '@seri/domain/common/languages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { CompanyAnswer } from '../content/company.ts';
import {
  type EditorPart,
  editorParts,
  isOwnersPart,
  type OwnersPart,
  ownersParts,
  partOf,
} from './editor-parts.data.ts';
import { useCompanyDraft } from './use-company-draft.ts';
import styles from './company-editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorConflict } from './editor-conflict.tsx';
import { EditorContext } from './editor-context.ts';
import { EditorPartFields } from './editor-parts.tsx';
import { EditorPreview } from './editor-preview.tsx';
import { EditorTabs, EditorTabPanel } from './editor-tabs.tsx';

interface CompanyEditorProps {
  company: CompanyAnswer;
  part: EditorPart;
  /** R64: the parts of owners; undefined for other staff. */
  owners?: Record<OwnersPart, ReactNode> | undefined;
  onPart: (part: EditorPart) => void;
  /** With unsaved changes the page asks before it is left. */
  onChanged: (isChanged: boolean) => void;
}

export function CompanyEditor({ company, part, owners, onPart, onChanged }: CompanyEditorProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const draft = useCompanyDraft(company);
  const isPhone = useMedia(widths.phone);
  const isDesktop = useMedia(widths.desktop);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isViewing, setViewing] = useState(false);
  const [showsTheirs, setShowsTheirs] = useState(false);
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const { isChanged } = draft;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  // Focuses the first fault once its part is on the page.
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const showFault = (path: string) => {
    const faulty = languages.find((code) => path.endsWith(`.${code}`));
    if (faulty) setLanguage(faulty);
    setViewing(false);
    if (partOf(path) !== part) onPart(partOf(path));
    setTries((count) => count + 1);
  };
  const save = async (version?: number) => {
    const { outcome, faults } = await draft.save(version);
    const paths = Object.keys(faults);
    setShowsTheirs(false);
    if (outcome === 'saved') toast({ tone: 'good', title: text('company.edit.saved') });
    else if (outcome === 'faults') showFault(paths.find((path) => partOf(path) === part) ?? paths[0] ?? '');
    else if (outcome !== 'conflict') onRefusal(outcome, { title: text('company.edit.notSaved') });
  };
  const shown = showsTheirs ? (draft.theirs?.content ?? draft.content) : draft.content;
  return (
    <EditorContext value={{ ...draft, languages: isPhone ? [language] : languages }}>
      <div className={styles.page}>
        <EditorBar draft={draft} onSave={() => void save()} />
        {draft.theirs && (
          <EditorConflict
            isPending={draft.isPending}
            showsTheirs={showsTheirs}
            onShow={(theirs) => {
              setShowsTheirs(theirs);
              setViewing(theirs);
            }}
            onKeepMine={() => void save(draft.theirs?.version)}
            onTakeTheirs={() => {
              draft.takeTheirs();
              setShowsTheirs(false);
              setViewing(false);
            }}
          />
        )}
        <EditorTabs
          parts={owners ? editorParts : editorParts.filter((id) => !isOwnersPart(id))}
          part={part}
          faults={draft.faults}
          onPart={onPart}
        />
        {!isDesktop && !isOwnersPart(part) && (
          <div className={styles.modes}>
            <Segmented
              label={text('company.preview')}
              value={isViewing ? 'view' : 'edit'}
              options={[
                { value: 'edit', label: text('company.preview.edit') },
                { value: 'view', label: text('company.preview.view') },
              ]}
              onChange={(mode) => setViewing(mode === 'view')}
            />
            {isPhone && !isViewing && (
              <Segmented
                label={text('company.edit.language')}
                value={language}
                options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
                onChange={setLanguage}
              />
            )}
          </div>
        )}
        {!isOwnersPart(part) && (
          <EditorTabPanel part={part} className={styles.columns}>
            {(isDesktop || !isViewing) && (
              <div ref={fields} className={styles.form}>
                <EditorPartFields part={part} />
              </div>
            )}
            {(isDesktop || isViewing) && (
              <div className={styles.preview}>
                <EditorPreview part={part} content={shown} />
              </div>
            )}
          </EditorTabPanel>
        )}
        {/* They stay on the page, so that a look at another part loses nothing that was typed. */}
        {owners &&
          ownersParts.map((id) => (
            <EditorTabPanel key={id} part={id} className={styles.columns} hidden={part !== id}>
              {owners[id]}
            </EditorTabPanel>
          ))}
      </div>
    </EditorContext>
  );
}
