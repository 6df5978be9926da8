import { useText } from '../../../lib/language/text.ts';
import { Plate } from '../../../ui/marks/plate.tsx';
import { clientHref } from '../list/client-href.ts';
import type { ListedClient } from './client-view.ts';

export function ClientLink({ client: { id, fullName } }: { client: ListedClient }) {
  const text = useText();
  return <Plate number={id} href={clientHref(id)} covers label={text('clients.open', { id, name: fullName })} />;
}
