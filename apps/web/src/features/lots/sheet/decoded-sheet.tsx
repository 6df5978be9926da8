import type { ComponentProps } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { SheetReading } from './sheet-reading.tsx';
import { TranslationButton } from './translation-button.tsx';

/** R45: the auction sheet in the reader’s language, decoded by the glossary of its house. */
export function DecodedSheet({ lot, translators }: ComponentProps<typeof TranslationButton>) {
  const text = useText();
  const { sheet } = lot;
  const house = sheet?.glossary;
  const source = house ? text('sheet.glossary', { house }) : text('sheet.glossary.common');
  const head = (
    <>
      <span className="sub">{sheet ? source : text('sheet.none')}</span>
      <TranslationButton lot={lot} translators={translators} />
    </>
  );
  return (
    <Sheet flush title={text('sheet.title')} actions={head}>
      {sheet && <SheetReading sheet={sheet} isCar={'carInfo' in lot} />}
    </Sheet>
  );
}
