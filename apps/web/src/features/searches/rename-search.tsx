import { longestTitle, searchFaults } from '@seri/domain/catalogue/saved-searches';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { Check, X } from 'lucide-react';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { renameSearch } from './change-search.ts';
import type { SavedSearch } from './my-searches.ts';
import styles from './searches-dialog.module.css';

interface RenameSearchProps {
  pageType: PageType;
  search: SavedSearch;
  onEnd: () => void;
}

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** Edits the title in place: Enter saves, Escape and the cross cancel. An unchanged title is not sent. */
export function RenameSearch({ pageType, search: { id, name }, onEnd }: RenameSearchProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const { form, field, isPending } = useForm({
    initial: { title: name },
    faultsOf: searchFaults,
    send: async ({ title }) => {
      const refusal = title.trim() === name ? undefined : await renameSearch(pageType, id, title);
      if (refusal) onRefusal(refusal, { title: text('searches.rename.failed') });
      else onEnd();
      return undefined;
    },
  });
  return (
    <form {...form} className={styles.renaming}>
      <Field
        {...field('title')}
        ref={focusAndSelect}
        label={text('searches.name')}
        className={styles.field}
        maxLength={longestTitle}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise Escape would close the dialog too.
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      />
      <Button
        type="submit"
        kind="bare"
        pending={isPending}
        icon={<Check aria-hidden="true" />}
        label={text('searches.rename.keep')}
      />
      <Button kind="bare" icon={<X aria-hidden="true" />} label={text('searches.rename.cancel')} onClick={onEnd} />
    </form>
  );
}
