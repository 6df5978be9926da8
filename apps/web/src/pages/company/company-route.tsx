import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { companyQuery } from '../../features/company/content/company.query.ts';
import { CompanyEditor } from '../../features/company/editor/company-editor.tsx';
import { isOwnersPart, isPart } from '../../features/company/editor/editor-parts.data.ts';
import { useProfile } from '../../features/identity/session/session.ts';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import { LeaveGuard } from '../../app/leave-guard.tsx';
import styles from '../../app/page.module.css';
import { useAddress } from '../../app/use-address.ts';

const BankEditor = lazyPart(
  withTexts(['clients'], () => import('../../features/company/bank/bank-editor.tsx')),
  'BankEditor',
);
const BillingEditor = lazyPart(
  withTexts(['clients'], () => import('../../features/company/billing/billing-editor.tsx')),
  'BillingEditor',
);

export function CompanyRoute() {
  const text = useText();
  const { path, search, navigate } = useAddress();
  // Written on what stands now, not on what was read with the first page.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...companyQuery, refetchOnMount: 'always' });
  const [isChanged, setChanged] = useState(false);
  const [isBankChanged, setBankChanged] = useState(false);
  const [isBillingChanged, setBillingChanged] = useState(false);
  const isOwner = useProfile()?.can.manageStaff === true;
  useTitle(text('shell.page.company'));
  if (error && !data) {
    const refusal = refusalOf(error) ?? internal;
    return (
      <div className={styles.alone}>
        <ErrorState title={text('company.loadFailed')} onRetry={() => void refetch()} id={refusal.id || undefined}>
          {refusalText(text, refusal)}
        </ErrorState>
      </div>
    );
  }
  const asked = 'part' in search && isPart(search.part) ? search.part : 'company';
  const part = isOwnersPart(asked) && !isOwner ? 'company' : asked;
  return (
    <>
      {data && isFetchedAfterMount ? (
        <CompanyEditor
          company={data}
          part={part}
          owners={
            isOwner
              ? {
                  bank: (
                    <Suspense>
                      <BankEditor onChanged={setBankChanged} />
                    </Suspense>
                  ),
                  billing: (
                    <Suspense>
                      <BillingEditor onChanged={setBillingChanged} />
                    </Suspense>
                  ),
                }
              : undefined
          }
          onPart={(next) => navigate(`${path}?part=${next}`, 'replace')}
          onChanged={setChanged}
        />
      ) : (
        <div aria-busy="true" />
      )}
      <LeaveGuard isChanged={isChanged || isBankChanged || isBillingChanged} />
    </>
  );
}
