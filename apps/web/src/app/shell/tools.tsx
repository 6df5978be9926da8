import { languages } from '@seri/domain/common/languages';
import { Moon, Sun } from 'lucide-react';
import { chooseLanguage } from '../../features/identity/api/choose-language.ts';
import { useOnRefusal } from '../../lib/on-refusal.ts';
import { useStore } from '../../lib/store.ts';
import { useLanguage, useText } from '../../lib/text.ts';
import { chooseTheme, theme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';

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
    name: `${value.toUpperCase()}, ${text(`shell.language.${value}`)}`,
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
