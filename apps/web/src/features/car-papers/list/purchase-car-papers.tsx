import { carPaperGroups, carPaperKinds } from '@seri/domain/car-papers/paper-kinds.data';
import { apiRoot } from '@seri/contract/headers';
import { Download, FileText, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button, buttonClass } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { isPast, type PurchasePaper } from './car-paper.ts';
import styles from './car-papers.module.css';
import { PaperRow } from './paper-row.tsx';
import { isYardPhoto } from './yard-pictures.ts';

const PaperMenu = lazyPiece(() => import('../desk/paper-menu.tsx'), 'PaperMenu');
const UploadDialog = lazyPiece(() => import('../desk/upload-dialog.tsx'), 'UploadDialog');

/** R99: the papers of a car, for its buyer and staff. */
export function PurchaseCarPapers({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const [isAdding, add] = useState(false);
  const { papers, can } = purchase.carPapers;
  const past = papers.filter(isPast);
  const menuOf = (paper: PurchasePaper): ReactNode =>
    paper.desk &&
    can.upload && (
      <Suspense>
        <PaperMenu purchase={purchase} paper={paper} />
      </Suspense>
    );
  return (
    <Sheet
      flush
      icon={<FileText aria-hidden="true" />}
      title={text('carPapers.title')}
      actions={
        <>
          {can.downloadAll && (
            <a
              className={buttonClass({ size: 's', kind: 'bare' })}
              href={`${apiRoot}/purchased-cars/documents.zip?id=${purchase.carDetail.id}`}
              download
            >
              <span className={styles.title}>
                <Download aria-hidden="true" />
                {text('carPapers.all')}
              </span>
            </a>
          )}
          {can.upload && (
            <Button size="s" icon={<Plus aria-hidden="true" />} onClick={() => add(true)}>
              {text('carPapers.add')}
            </Button>
          )}
        </>
      }
    >
      {papers.length === 0 && (
        <p className={styles.none}>{text(can.upload ? 'carPapers.none' : 'carPapers.none.client')}</p>
      )}
      <PaperGroups papers={papers.filter((paper) => !isPast(paper))} menuOf={menuOf} />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{text('carPapers.past', { count: past.length })}</summary>
          <PaperList papers={past} menuOf={menuOf} />
        </details>
      )}
      {isAdding && (
        <Suspense>
          <UploadDialog purchase={purchase} onClose={() => add(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}

interface PaperListProps {
  papers: readonly PurchasePaper[];
  menuOf: (paper: PurchasePaper) => ReactNode;
}

/** Photos of the yard are seen among those of the car; for staff each is a paper too. */
function PaperGroups({ papers, menuOf }: PaperListProps) {
  const text = useText();
  return carPaperGroups.map((group) => {
    const mine = papers.filter(({ kind }) => carPaperKinds[kind].group === group);
    if (mine.length === 0) return null;
    const photos = mine.filter(isYardPhoto);
    return (
      <section key={group} aria-labelledby={`car-papers-${group}`}>
        <h3 id={`car-papers-${group}`} className={styles.group}>
          {text(`carPapers.group.${group}`)}
        </h3>
        {photos.length > 0 && <p className={styles.none}>{text('carPapers.photos.among', { count: photos.length })}</p>}
        <PaperList papers={mine.filter((paper) => !isYardPhoto(paper))} menuOf={menuOf} />
        {photos[0]?.desk && (
          <details className={styles.past}>
            <summary>{text('carPapers.photos', { count: photos.length })}</summary>
            <PaperList papers={photos} menuOf={menuOf} />
          </details>
        )}
      </section>
    );
  });
}

const PaperList = ({ papers, menuOf }: PaperListProps) => (
  <ul>
    {papers.map((paper) => (
      <PaperRow key={paper.id} paper={paper} menu={menuOf(paper)} />
    ))}
  </ul>
);
