import { useText } from '../../../lib/text.ts';
import { Plate } from '../../../ui/plate.tsx';
import type { ClientRow } from '../model/client-view.ts';
import styles from './client-link.module.css';

/** A client's id on its plate; its target is the whole row or strip. */
export function ClientLink({ client: { id, fullName } }: { client: ClientRow }) {
  const text = useText();
  return (
    <Plate
      number={id}
      href={`/clients/${id}`}
      className={styles.link}
      label={text('clients.open', { id, name: fullName })}
    />
  );
}
