import { type Language, languages } from '@seri/domain/common/languages';
import english from '@seri/messages/en/ui.json';
import russian from '@seri/messages/ru/ui.json';
import { useState } from 'react';
import { BackToTop } from '../passing/back-to-top.tsx';
import { Logo } from '../frame/logo.tsx';
import { Segmented } from '../frame/segmented.tsx';
import { UiProvider } from '../frame/ui-provider.tsx';
import { fillText, useUiLanguage, type UiText } from '../frame/ui-text.tsx';
import { ButtonsSection, FieldsSection } from './controls.tsx';
import { ColourSection, TypeSection } from './foundations.tsx';
import styles from './gallery.module.css';
import { LampsSection, MarksSection, TimesSection } from './marks.tsx';
import { OverlaysSection } from './overlays.tsx';
import { type Samples, samples } from './samples.ts';
import { NoticesSection, StatesSection } from './states.tsx';
import { TablesSection, TabsSection } from './tables.tsx';

const ownTexts = { en: english, ru: russian } as const;
const themes = ['light', 'dark'] as const;

export function UiPage() {
  const [language, setLanguage] = useState(useUiLanguage());
  const text: UiText = (key, values) => fillText(ownTexts[language][key], values);
  return (
    <UiProvider language={language} text={text}>
      <div lang={language}>
        <header className={styles.head}>
          <h1>Sheet &amp; Lamp</h1>
          <Segmented<Language>
            label="Language"
            value={language}
            options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={setLanguage}
          />
        </header>
        <div className={styles.panels}>
          {themes.map((theme) => (
            <Panel key={theme} theme={theme} t={samples[language]} />
          ))}
        </div>
        <BackToTop />
      </div>
    </UiProvider>
  );
}

function Panel({ theme, t }: { theme: string; t: Samples }) {
  return (
    <section data-theme={theme} aria-label={theme} className={styles.panel}>
      <div className={styles.panelHead}>
        <Logo />
        <span className="sub">{theme}</span>
      </div>
      <ColourSection t={t} />
      <MarksSection t={t} />
      <LampsSection t={t} />
      <TimesSection t={t} />
      <ButtonsSection t={t} />
      <FieldsSection t={t} />
      <OverlaysSection t={t} />
      <TabsSection t={t} theme={theme} />
      <TablesSection t={t} />
      <NoticesSection t={t} />
      <StatesSection t={t} theme={theme} />
      <TypeSection t={t} />
    </section>
  );
}
