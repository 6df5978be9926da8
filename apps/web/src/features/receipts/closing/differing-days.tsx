import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { closingQuery } from './closing.query.ts';

/** R94: says above the list that the lines of a bank account lack something. */
export function DifferingDays({ href }: { href: string }) {
  const text = useText();
  const language = useLanguage();
  const { data = [] } = useQuery(closingQuery);
  const differing = data.filter(({ balance, expected }) => expected !== null && expected !== balance);
  const [latest] = differing.toSorted((one, other) => other.day.localeCompare(one.day));
  if (!latest) return null;
  const { bankAccount, day } = latest;
  return (
    <Notice tone="bad" flush>
      {text('receipts.closing.differs', { account: bankAccount, day: shortDay(day, language) })}{' '}
      <UiLink href={href}>{text('receipts.closing.look')}</UiLink>
    </Notice>
  );
}
