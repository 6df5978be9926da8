import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import { dayOfInstant } from '../list-words.ts';
import type { ForwarderList } from '../shipping-files.ts';

/** R102: the same bytes are the same list, whoever sends them again. */
export function KnownNotice({ list: { sent, applied } }: { list: ForwarderList }) {
  const text = useText();
  const language = useLanguage();
  const by = (one: { name: string; at: string }) => ({ name: one.name, day: dayOfInstant(one.at, language) });
  return (
    <Notice live flush title={text('shippingFiles.known')}>
      {text('shippingFiles.known.sent', by(sent))}{' '}
      {applied ? text('shippingFiles.known.applied', by(applied)) : text('shippingFiles.known.waits')}
    </Notice>
  );
}
