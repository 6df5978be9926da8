import { useText } from '../../../lib/text.ts';
import { Plate } from '../../../ui/plate.tsx';
import { clientHref } from '../model/client-href.ts';
import type { ClientRow } from '../model/client-view.ts';

/** A client's id on its plate; its target is the whole row or strip. */
export function ClientLink({ client: { id, fullName } }: { client: ClientRow }) {
  const text = useText();
  return <Plate number={id} href={clientHref(id)} covers label={text('clients.open', { id, name: fullName })} />;
}
