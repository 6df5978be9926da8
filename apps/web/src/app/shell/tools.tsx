import { languageNames, languages } from '@seri/domain/common/languages';
import { Moon, Sun } from 'lucide-react';
import { chooseLanguage } from '../../features/identity/session/choose-language.ts';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { chooseTheme, theme } from '../../lib/browser/theme.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Segmented } from '../../ui/frame/segmented.tsx';

export function useChooseLanguage() {
  const onRefusal = useOnRefusal();
  return (language: (typeof languages)[number]) =>
    void chooseLanguage(language).then((refusal) => refusal && onRefusal(refusal));
}

/** Both languages side by side. */
export function LanguageSwitch() {
  const text = useText();
  const options = languages.map((value) => ({
    value,
    label: value.toUpperCase(),
    name: `${value.toUpperCase()}, ${languageNames[value]}`,
  }));
  return (
    <Segmented label={text('shell.language')} value={useLanguage()} options={options} onChange={useChooseLanguage()} />
  );
}

export function ThemeToggle() {
  const text = useText();
  const isDark = useStore(theme) === 'dark';
  return (
    <Button
      kind="bare"
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      label={text(isDark ? 'shell.theme.light' : 'shell.theme.dark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
