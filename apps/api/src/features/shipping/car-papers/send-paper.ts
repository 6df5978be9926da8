import { randomUUID } from 'node:crypto';
import type { SendPaperQuery, WrittenPaper } from '@seri/contract/shipping/car-papers.schema';
import { mostCarsOfPaper, mostPapersOfCar } from '@seri/domain/car-papers/paper-files';
import { isStandingPaper } from '@seri/domain/car-papers/paper-states';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withSentFile } from '../../../platform/files/sent-file.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkFile, wrongPaper } from './check-file.ts';
import { assertSeesCars, type LockedCar, lockCars } from './lock-cars.ts';
import { carsOfPaper, type CarPaperRow, countPapers, insertCarPaper, lockPaper, writePaper } from './paper.store.ts';
import { tellCarPaper } from './tell-car-paper.ts';

interface SentPaper {
  query: SendPaperQuery;
  body: AsyncIterable<Uint8Array> | undefined;
}

/**
 * R99: keeps the file of a paper for one car or several of a client, as a draft; a newer version takes the state of the one
 * that it replaces. The bytes go to the disk as they arrive, and what they are is told by themselves.
 */
export async function sendPaper(
  acting: Acting,
  { query, body }: SentPaper,
  platform: Pick<Platform, 'blobs' | 'studio' | 'database'>,
): Promise<WrittenPaper> {
  const { actor } = acting;
  const { kind, title, number, issuedOn = null, validUntil = null } = query;
  const purchases = [...new Set(query.purchases.split(',').map(Number))];
  if (purchases.length > mostCarsOfPaper) throw refusal('FIELDS', { fields: { purchases: { problem: 'choice' } } });
  const replaces = query.replaces === undefined ? undefined : Number(query.replaces);
  await assertSeesCars(platform.database.db, actor, purchases);
  const sending = { blobKey: `car-papers/${randomUUID()}`, body, wrong: () => wrongPaper('type') };
  return withSentFile(platform.blobs, sending, async (sent) => {
    const file = await checkFile(platform, sent, kind);
    return acting.withFile(sent).transaction(async (tx) => {
      const { cars, former } = await lockForPaper(tx, actor, purchases, replaces);
      if (former && former.kind !== kind) throw refusal('FIELDS', { fields: { kind: { problem: 'choice' } } });
      const mine = cars.filter(({ id }) => purchases.includes(id));
      await assertRoom(tx, purchases, former && (await carsOfPaper(tx, former.id)));
      const paper = await insertCarPaper(
        tx,
        {
          ...file,
          kind,
          title,
          number,
          issued_on: issuedOn,
          valid_until: validUntil,
          blob_key: sent.blobKey,
          state: former?.state ?? 'draft',
          uploaded_by: actor.accountId,
        },
        purchases,
      );
      if (former) await writePaper(tx, former.id, { state: 'replaced', replaced_by: paper.id });
      await tellCarPaper(tx, acting, {
        cars: mine,
        paper,
        former: former?.state ?? null,
        action: former ? 'replaced' : 'sent',
        detail: { ...(former && { replaces: former.id }) },
      });
      sent.isKept = true;
      return { id: paper.id, version: paper.version, state: paper.state };
    });
  });
}

interface LockedForPaper {
  cars: LockedCar[];
  former: CarPaperRow | undefined;
}

async function lockForPaper(
  tx: Tx,
  actor: Actor,
  purchases: readonly number[],
  replaces: number | undefined,
): Promise<LockedForPaper> {
  const formerCars = replaces === undefined ? [] : await carsOfPaper(tx, replaces);
  if (replaces !== undefined && formerCars.length === 0) throw refusal('NOT_FOUND');
  const cars = await lockCars(tx, actor, [...new Set([...purchases, ...formerCars])]);
  const former = replaces === undefined ? undefined : await lockPaper(tx, replaces);
  if (former && !isStandingPaper(former.state)) throw refusal('STATE_CHANGED');
  return { cars, former };
}

/** R99: a newer version takes the place of the one before. */
export async function assertRoom(
  tx: Tx,
  purchases: readonly number[],
  formerCars: readonly number[] = [],
): Promise<void> {
  const counts = await countPapers(tx, purchases);
  const isFull = (id: number) => (counts.get(id) ?? 0) - (formerCars.includes(id) ? 1 : 0) >= mostPapersOfCar;
  if (purchases.some(isFull)) throw refusal('TOO_MANY_FILES', { most: mostPapersOfCar });
}
