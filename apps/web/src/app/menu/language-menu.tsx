import { languageNames, languages } from '@seri/domain/common/languages';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Menu } from '../../ui/menus/menu.tsx';
import { useChooseLanguage } from '../shell/tools.tsx';

/** The same choice where room is dear. */
export function LanguageMenu() {
  const text = useText();
  const current = useLanguage();
  const choose = useChooseLanguage();
  const items = languages.map((language) => ({
    id: language,
    label: <span lang={language}>{languageNames[language]}</span>,
    checked: language === current,
    onSelect: () => choose(language),
  }));
  return (
    <Menu
      label={text('shell.language')}
      placement="bottom-end"
      items={items}
      trigger={(props) => (
        <Button {...props} kind="bare" label={`${current.toUpperCase()}, ${text('shell.language')}`}>
          {current.toUpperCase()}
        </Button>
      )}
    />
  );
}
