import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import type { ListedFailure } from './failed-sign-ins.query.ts';

/** An address without an account is known by a mark only. */
export function FailureAccount({ failure: { account, addressMark } }: { failure: ListedFailure }) {
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
