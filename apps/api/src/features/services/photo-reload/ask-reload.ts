import { type Done, success } from '@seri/contract/common.schema';
import type { ReloadBody } from '@seri/contract/services/photo-reload.schema';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import { logAction } from '../../../platform/action-log.ts';
import { putAsking } from '../../../platform/asking/asking.store.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { lockLot } from '../../stock/lots/lots.command.ts';
import { fetchPhotosJob } from '../../stock/photos/photos.command.ts';
import { assertMayReload } from './photo-reload.policy.ts';
import { photoReloadJob, reloadService } from './reload-asking.ts';

/** R85: has the pictures of a lot fetched again. A lot is reloaded once at a time, whoever asks. */
export function askReload({ actor, transaction }: Acting, { carId: lotId }: ReloadBody, clock: Clock): Promise<Done> {
  return transaction(async (tx) => {
    assertMayReload(actor, await lockLot(tx, lotId), japanDay(clock.now()));
    const asking = { service: reloadService, subject: String(lotId), lotId, renewsAnswer: true } as const;
    const { isBegun } = await putAsking(tx, { ...asking, lifetime: '1 hour' });
    await logAction(tx, { accountId: actor.accountId, action: 'photos.reload-asked', subject: `lot:${lotId}` });
    // In the queue of the photos that a feed names: a worker must stay free for other jobs.
    if (isBegun) await enqueue(tx, photoReloadJob, {}, { key: photoReloadJob.name, queue: fetchPhotosJob.name });
    return success;
  });
}
