import { useText } from '../../../lib/text.ts';
import { Plate } from '../../../ui/plate.tsx';
import { clientHref } from '../model/client-href.ts';
import type { ListedClient } from '../model/client-view.ts';

export function ClientLink({ client: { id, fullName } }: { client: ListedClient }) {
  const text = useText();
  return <Plate number={id} href={clientHref(id)} covers label={text('clients.open', { id, name: fullName })} />;
}
