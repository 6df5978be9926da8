import type { ComponentProps } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { ClientStrip } from './client-strip.tsx';
import strips from './client-strip.module.css';
import { ClientTable, ClientTableLoading } from './client-table.tsx';

export function ClientList(props: ComponentProps<typeof ClientTable>) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  if (isDesktop) return <ClientTable {...props} />;
  return (
    <ul aria-label={text('clients.table')} aria-busy={props.stale ? true : undefined} className={strips.strips}>
      {props.clients.map((client) => (
        <ClientStrip key={client.id} client={client} />
      ))}
    </ul>
  );
}

export function ClientListLoading({ rows }: { rows: number }) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  if (isDesktop) return <ClientTableLoading rows={rows} />;
  return <RuledStrips list={strips.strips} strip={strips.strip} rows={rows} label={text('clients.loading')} />;
}
