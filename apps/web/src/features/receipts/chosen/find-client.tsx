import { Search } from 'lucide-react';
import { useId } from 'react';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useText } from '../../../lib/language/text.ts';
import { LineInput } from '../../../ui/inputs/line-input.tsx';

const searchDelayMs = 300;

interface FindClientProps {
  search: string;
  onSearch: (search: string) => void;
  /** Takes the first one that is found. */
  onEnter: () => void;
}

/** Any other client, by name, number or e-mail. */
export function FindClient({ search, onSearch, onEnter }: FindClientProps) {
  const text = useText();
  const id = useId();
  const [shown, type] = useDelayed(search, (words) => onSearch(words.trim()), searchDelayMs);
  return (
    <search>
      <label htmlFor={id} className="visually-hidden">
        {text('receipts.find')}
      </label>
      <LineInput
        id={id}
        type="search"
        icon={<Search aria-hidden="true" />}
        placeholder={text('receipts.find')}
        maxLength={80}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (search !== '') onEnter();
          // The next Enter books.
          event.currentTarget.blur();
        }}
      />
    </search>
  );
}
