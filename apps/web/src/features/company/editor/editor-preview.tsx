import { type Language, languages } from '@seri/domain/common/languages';
import { useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { type Theme, theme as chosenTheme } from '../../../lib/browser/theme.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { UiProvider } from '../../../ui/frame/ui-provider.tsx';
import type { SiteContent } from '../content/company.ts';
import type { ContentPart } from './editor-parts.data.ts';
import { CompanyLogo } from '../content/company-logo.tsx';
import { LinkList } from '../content/company-links.tsx';
import { FooterContent } from '../content/footer-content.tsx';
import { InfoContent } from '../content/info-content.tsx';
import { ShownNotice } from '../content/login-notice.tsx';
import { ServiceSection } from '../content/service-panel.tsx';
import styles from './editor-preview.module.css';

interface EditorPreviewProps {
  part: ContentPart;
  content: SiteContent;
}

/** Previews this part for visitors, in either language and theme. Links to own pages do nothing. */
export function EditorPreview({ part, content }: EditorPreviewProps) {
  const text = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [theme, setTheme] = useState<Theme>(useStore(chosenTheme));
  return (
    <Sheet
      title={text('company.preview')}
      actions={
        <>
          <Segmented
            size="s"
            label={text('company.preview.language')}
            value={language}
            options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={setLanguage}
          />
          <Segmented
            size="s"
            label={text('company.preview.theme')}
            value={theme}
            options={[
              { value: 'light', label: text('company.preview.light') },
              { value: 'dark', label: text('company.preview.dark') },
            ]}
            onChange={setTheme}
          />
        </>
      }
    >
      <UiProvider language={language} navigate={() => {}}>
        <div lang={language} data-theme={theme} className={styles.paper}>
          <PreviewContent part={part} content={content} theme={theme} />
        </div>
      </UiProvider>
    </Sheet>
  );
}

function PreviewContent({ part, content, theme }: EditorPreviewProps & { theme: Theme }) {
  const text = useText();
  if (part === 'signIn') {
    return (
      <div className={styles.padded}>
        {content.loginNotice.isShown ? (
          <ShownNotice notice={content.loginNotice} />
        ) : (
          <p className="sub">{text('company.preview.hidden')}</p>
        )}
        <ServiceSection info={content} />
      </div>
    );
  }
  if (part === 'company' || part === 'links') {
    return (
      <>
        <p className={styles.caption}>{text('company.preview.header')}</p>
        <div className={styles.header}>
          <CompanyLogo company={content} theme={theme} />
          <LinkList links={content.headerLinks} />
        </div>
        {part === 'links' && (
          <>
            <p className={styles.caption}>{text('company.preview.aside')}</p>
            <div className={styles.aside}>
              <LinkList stacked links={content.asideLinks} />
            </div>
          </>
        )}
        <p className={styles.caption}>{text('company.preview.footer')}</p>
        <FooterContent company={content} />
      </>
    );
  }
  return <InfoContent page={content.pages[part]} contacts={content.contacts} />;
}
