import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { usePick } from './pick.ts';
import { ServiceContent, type ServiceInfo } from './service-content.tsx';

export function ServiceDialog({ info, onClose }: { info: ServiceInfo; onClose: () => void }) {
  const pick = usePick();
  return (
    <Dialog open size="full" title={pick(info.servicePanel.title)} onClose={onClose}>
      <ServiceContent info={info} />
    </Dialog>
  );
}
