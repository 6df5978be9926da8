import { useParams } from '@tanstack/react-router';
import { VoyagePage } from '../../features/voyages/page/voyage-page.tsx';

export function VoyageRoute() {
  const { id = '' } = useParams({ strict: false });
  return <VoyagePage id={id} />;
}
