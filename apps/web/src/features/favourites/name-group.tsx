import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import { type FavouriteGroup, groupNameAtMost } from '@seri/domain/catalogue/favourite-groups';
import { useId } from 'react';
import { api } from '../../lib/calls/api.ts';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useText } from '../../lib/language/text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import { groupNamesKey } from './group-names.query.ts';

interface NameGroupProps {
  group: FavouriteGroup;
  name: string;
  onClose: () => void;
}

export function NameGroup({ group, name: before, onClose }: NameGroupProps) {
  const text = useText();
  const id = useId();
  const { form, field, isPending, refusal } = useForm({
    initial: { name: before },
    faultsOf: () => ({}),
    send: async ({ name }) => {
      const reply = await api.send(favouritesCalls.name, { body: { group, name: name.trim() } });
      if (!reply.ok) return reply.refusal;
      await queryClient.invalidateQueries({ queryKey: groupNamesKey });
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog
      open
      size="s"
      title={text(before ? 'favouriteList.rename' : 'favouriteList.name')}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit" form={id} pending={isPending}>
          {text('favouriteList.name.save')}
        </Button>
      }
    >
      <form id={id} {...form}>
        <div role="alert">
          {refusal && (
            <Notice tone="bad" title={text('favouriteList.name.failed')}>
              {refusalText(text, refusal)}
            </Notice>
          )}
        </div>
        <Field
          {...field('name')}
          label={text('favouriteList.name.field', { group })}
          hint={text('favouriteList.name.hint', { most: groupNameAtMost })}
          maxLength={groupNameAtMost}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
