import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { refusalOf } from '../../../lib/calls/refusal.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { Figures } from '../../../ui/figures/figures.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { type CarOnShip, shipOf, type VoyageCall, type VoyageDetails } from '../voyages.ts';
import { voyageQuery } from '../voyages.query.ts';
import styles from '../voyages.module.css';
import { VoyageCalls } from './voyage-calls.tsx';
import { VoyageCars } from './voyage-cars.tsx';

const VoyageDialog = lazyPiece(() => import('../edit/voyage-dialog.tsx'), 'VoyageDialog');
const CameDialog = lazyPiece(() => import('../edit/came-dialog.tsx'), 'CameDialog');
const CancelDialog = lazyPiece(() => import('../edit/cancel-dialog.tsx'), 'CancelDialog');
const AddCarsDialog = lazyPiece(() => import('../board/add-cars-dialog.tsx'), 'AddCarsDialog');

const isVoyageId = (id: string) => /^\d{1,15}$/.test(id);

interface VoyagePageProps {
  id: string;
  /** R102: the file about these cars for a forwarder. */
  renderInstruction: (cars: readonly CarOnShip[], onClose: () => void) => ReactNode;
}

/** R98: one ship with its ports and its cars, for staff. */
export function VoyagePage({ id, renderInstruction }: VoyagePageProps) {
  const text = useText();
  const { data, error, isLoading, refetch } = useQuery({ ...voyageQuery(id), enabled: isVoyageId(id) });
  useTitle(data ? shipOf(data) : text('voyages.title'));
  if (data) return <VoyageBody key={id} voyage={data} renderInstruction={renderInstruction} />;
  const isMissing = !isVoyageId(id) || refusalOf(error)?.code === 'NOT_FOUND';
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('voyages.ship')}</h1>
      </div>
      {isLoading && <RuledCells cols={3} rows={6} label={text('voyages.loading')} />}
      {!isLoading && isMissing && (
        <Sheet flush>
          <EmptyState
            title={text('voyages.missing')}
            actions={<ButtonLink href="/voyages">{text('voyages.showAll')}</ButtonLink>}
          />
        </Sheet>
      )}
      {!isLoading && !isMissing && error && (
        <ListFailed title={text('voyages.failed')} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

type OpenedOfShip = 'edit' | 'cancel' | 'cars' | { call: VoyageCall } | { instructed: readonly CarOnShip[] };

const warned = (count: number) => (count > 0 ? <span className={styles.warn}>{count}</span> : count);

interface VoyageBodyProps extends Pick<VoyagePageProps, 'renderInstruction'> {
  voyage: VoyageDetails;
}

function VoyageBody({ voyage, renderInstruction }: VoyageBodyProps) {
  const text = useText();
  const [opened, open] = useState<OpenedOfShip>();
  const close = () => open(undefined);
  const { figures, state } = voyage;
  const mayEdit = voyage.can.edit && state !== 'cancelled';
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{shipOf(voyage)}</h1>
        <span className="sub">
          <UiLink href="/voyages">{text('voyages.title')}</UiLink> ·{' '}
          {[voyage.line, text(`voyages.state.${state}`)].filter(Boolean).join(' · ')}
        </span>
        {mayEdit && (
          <div className={styles.tools}>
            {state === 'planned' && (
              <Button kind="danger" onClick={() => open('cancel')}>
                {text('voyages.cancel')}
              </Button>
            )}
            {voyage.cars.length > 0 && (
              <Button onClick={() => open({ instructed: voyage.cars })}>{text('instruction.title')}</Button>
            )}
            <Button onClick={() => open('edit')}>{text('voyages.edit.short')}</Button>
            {state !== 'arrived' && (
              <Button kind="primary" onClick={() => open('cars')}>
                {text('voyages.addCars')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Figures
        items={[
          { caption: text('voyages.cars'), value: figures.cars },
          { caption: text('voyages.figure.withoutPapers'), value: warned(figures.withoutPapers) },
          { caption: text('voyages.figure.withoutParties'), value: warned(figures.withoutParties) },
          { caption: text('voyages.figure.leftBehind'), value: warned(figures.leftBehind) },
        ]}
      />
      <VoyageCalls voyage={voyage} onCame={mayEdit ? (call) => open({ call }) : undefined} />
      <VoyageCars voyage={voyage} onInstruct={(instructed) => open({ instructed })} />
      <Suspense>
        {opened === 'edit' && <VoyageDialog voyage={voyage} onClose={close} />}
        {opened === 'cancel' && <CancelDialog voyage={voyage} onClose={close} />}
        {opened === 'cars' && <AddCarsDialog voyage={voyage} onClose={close} />}
        {typeof opened === 'object' && 'call' in opened && (
          <CameDialog voyage={voyage} call={opened.call} onClose={close} />
        )}
        {typeof opened === 'object' && 'instructed' in opened && renderInstruction(opened.instructed, close)}
      </Suspense>
    </>
  );
}
