import { longestTitle, searchFaults } from '@seri/domain/catalogue/saved-searches';
import { useId } from 'react';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import { saveSearch } from './change-search.ts';
import type { SearchedListing } from './my-searches.ts';
import { useSearchTitle } from './use-search-title.ts';
import styles from './searches-dialog.module.css';

interface SaveSearchDialogProps {
  listing: SearchedListing;
  onSaved: (title: string) => void;
  /** Called if another browser has used up the limit meanwhile. */
  onLimit: () => void;
  onClose: () => void;
}

export function SaveSearchDialog({ listing, onSaved, onLimit, onClose }: SaveSearchDialogProps) {
  const text = useText();
  const id = useId();
  const proposed = useSearchTitle(listing);
  const { form, field, isPending, refusal } = useForm({
    initial: { title: proposed },
    faultsOf: searchFaults,
    send: async ({ title }) => {
      const failure = await saveSearch(listing, title);
      if (failure && failure.code !== 'SEARCH_LIMIT') return failure;
      if (failure) onLimit();
      else onSaved(title.trim());
      return undefined;
    },
  });
  return (
    <Dialog
      open
      size="s"
      title={text('searches.save')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('searches.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} pending={isPending}>
            {text('searches.save.do')}
          </Button>
        </>
      }
    >
      <form id={id} {...form}>
        <div role="alert" className={styles.alert}>
          {refusal && (
            <Notice tone="bad" title={text('searches.save.failed')}>
              {refusalText(text, refusal)}
            </Notice>
          )}
        </div>
        <Field
          {...field('title')}
          label={text('searches.name')}
          hint={text('searches.name.hint', { most: longestTitle })}
          maxLength={longestTitle}
          autoComplete="off"
          // Enter keeps the proposed title, any other key replaces it.
          onFocus={({ currentTarget }) => currentTarget.value === proposed && currentTarget.select()}
        />
      </form>
    </Dialog>
  );
}
