import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import type { Failure } from './failed-sign-ins.query.ts';

/** Of an address without an account only a mark is known, by which it is recognised. */
export function FailureAccount({ failure: { account, addressMark } }: { failure: Failure }) {
  const text = useText();
  if (account) {
    return (
      <>
        <UiLink href={`/clients/${account.id}`}>{account.name}</UiLink> <span className="sub">{account.email}</span>
      </>
    );
  }
  if (addressMark === null) return <span>{text('failures.others')}</span>;
  return (
    <>
      {text('failures.nobody')} <span className="sub">{text('failures.mark', { mark: addressMark })}</span>
    </>
  );
}
