import { useText } from '../../lib/language/text.ts';
import { Notice } from '../../ui/passing/notice.tsx';
import { useCountries } from '../site/site-lists.ts';
import type { PartiesClash } from './parties-dialog.tsx';
import type { PartiesForm, PartyField, PartySide } from './party-form.ts';

/** Names what the other side has saved meanwhile. What the reader has typed stays; a field of both is the reader's. */
export function ConflictNote({ clash: { changedBy, theirs, both, saved } }: { clash: PartiesClash }) {
  const text = useText();
  const countries = useCountries();
  const who = changedBy?.name ?? text(`parties.conflict.${changedBy?.who ?? 'portal'}`);
  const nameOf = (path: keyof PartiesForm) => {
    if (path === 'sameAsConsignee') return text('parties.notifyParty');
    const [side, field] = path.split('.') as [PartySide, PartyField];
    const name = field === 'countryId' ? 'country' : field;
    return `${text(`parties.${side}`)}, ${text(`parties.${name}`)}`;
  };
  const valueOf = (path: keyof PartiesForm) => {
    const value = saved[path];
    if (typeof value === 'boolean') return text(value ? 'parties.same' : 'parties.other');
    const country = path.endsWith('.countryId') && countries.find(({ id }) => String(id) === value)?.name;
    return country || value || text('parties.empty');
  };
  return (
    <Notice live tone="mid" title={text('parties.conflict', { who })}>
      <p>{text(theirs.length === 0 ? 'parties.conflict.elsewhere' : 'parties.conflict.hint')}</p>
      <ul>
        {theirs.map((path) => (
          <li key={path}>
            {nameOf(path)}: <b>{valueOf(path)}</b>
            {both.includes(path) && ` · ${text('parties.conflict.yours')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
