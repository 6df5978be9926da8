import { formatLotNumbers, parseLotNumbers } from '@seri/domain/lots/lot-numbers';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, use, useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { UiContext } from '../../../ui/frame/ui-text.tsx';
import { withFilter } from '../filters/filter-change.ts';
import { applyDelay, type FilterForm } from '../filters/filter-form.ts';
import { lotPathIn } from '../filters/filter-lot-link.ts';
import { Facet } from './filter-facet.tsx';
import { LineInput } from '../../../ui/inputs/line-input.tsx';

/** Lot numbers, ranges and lists. Enter applies at once; a desktop also applies after a pause in typing. */
export function FilterLotNumbers({ form }: { form: FilterForm }) {
  const text = useText();
  const id = useId();
  const isDesktop = useMedia(widths.desktop);
  const { navigate } = use(UiContext);
  const [typed, setTyped] = useState<string>();
  const applied = form.filters.lotNo ?? [];
  const shown = typed ?? formatLotNumbers(applied);
  const isWrong = parseLotNumbers(shown) === null;
  const isFlagged = useSettled(shown, applyDelay.usual) === shown && isWrong;

  const apply = (value: string, after: number) => {
    const numbers = parseLotNumbers(value);
    if (!numbers) return;
    if (after === 0) setTyped(undefined);
    form.change((last) => withFilter(last, 'lotNo', numbers), after);
  };
  const type = (value: string) => {
    setTyped(value);
    if (isDesktop) apply(value, applyDelay.lotNumbers);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply(shown, 0);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const path = lotPathIn(pasted, window.location.origin);
    if (path) {
      event.preventDefault();
      navigate?.(path);
    } else if (/[\r\n]/.test(pasted)) {
      // A single-line input would drop the line breaks and run the numbers together.
      event.preventDefault();
      type([shown, ...pasted.split(/\s+/)].filter(Boolean).join(','));
    }
  };
  return (
    <Facet caption={text('filters.name.lotNo')} on={applied.length > 0} field={id}>
      <LineInput
        id={id}
        type="search"
        enterKeyHint="search"
        icon={<Search aria-hidden="true" />}
        placeholder={text('filters.lotNo.example')}
        maxLength={2000}
        value={shown}
        error={isFlagged ? text('field.invalid') : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => typed !== undefined && apply(typed, 0)}
        action={
          isDesktop ? undefined : (
            <Button kind="bare" onClick={() => apply(shown, 0)}>
              {text('filters.find')}
            </Button>
          )
        }
      />
    </Facet>
  );
}
