import { Info } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { useCompany } from './company.ts';
import { usePick } from './pick.ts';
import { ServiceContent, type ServiceInfo } from './service-content.tsx';
import styles from './service-panel.module.css';

const ServiceDialog = lazyPart(() => import('./service-dialog.tsx'), 'ServiceDialog');

/** Shown beside the form; on a phone a button opens it full screen. */
export function ServicePanel() {
  const info = useCompany();
  const isPhone = useMedia(widths.phone);
  if (!info) return null;
  return isPhone ? <ServiceButton info={info} /> : <ServiceSection info={info} />;
}

export function ServiceSection({ info }: { info: ServiceInfo }) {
  const pick = usePick();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.title}>
        {pick(info.servicePanel.title)}
      </h2>
      <ServiceContent info={info} />
    </section>
  );
}

function ServiceButton({ info }: { info: ServiceInfo }) {
  const pick = usePick();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        block
        size="touch"
        aria-haspopup="dialog"
        icon={<Info aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {pick(info.servicePanel.title)}
      </Button>
      <Suspense>{isOpen && <ServiceDialog info={info} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
