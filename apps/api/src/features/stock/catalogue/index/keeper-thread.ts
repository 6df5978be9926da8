import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../../platform/database/database.ts';
import { openLog } from '../../../../platform/log.ts';
import type { FromKeeper, KeeperData, KeeperToReader, ToKeeper } from './catalogue-messages.ts';
import type { Update } from '../columnar/segments/kept-lots.ts';
import { keepCatalogue, type KeptCatalogue } from './keep-catalogue.ts';

/** For the outbox, for what has changed, and one to spare; the load and what wakes it have their own. */
const connections = 3;
/** That it tells its figures is also how one knows that it lives. */
const figuresEvery = 1_000;

const { databaseUrl, logLevel } = workerData as KeeperData;
const log = openLog({ logLevel });
/** Those who have been told everything. */
const readers = new Set<MessagePort>();
const newcomers = new Set<MessagePort>();

const tell = (message: FromKeeper) => parentPort?.postMessage(message, []);
const tellReader = (reader: MessagePort, update: Update) => reader.postMessage({ update } satisfies KeeperToReader, []);

parentPort?.on('message', ({ reader }: ToKeeper) => {
  newcomers.add(reader);
  reader.on('close', () => newcomers.delete(reader) || readers.delete(reader));
  if (kept) welcome(kept);
});

let kept: KeptCatalogue | undefined;
kept = await keepCatalogue({
  database: openDatabase(databaseUrl, log, connections),
  log,
  onUpdate: (update) => readers.forEach((reader) => tellReader(reader, update)),
  onRight: (rightAt) => tell({ rightAt }),
  onWait: () => tell({ isWaiting: true }),
  onMissed: () =>
    setImmediate(() => {
      throw new Error('changes were missed: nothing was read for too long');
    }),
});
welcome(kept);
tellFigures(kept);
setInterval(tellFigures, figuresEvery, kept);

function welcome(catalogue: KeptCatalogue): void {
  for (const reader of newcomers) {
    newcomers.delete(reader);
    readers.add(reader);
    tellReader(reader, catalogue.whole());
  }
}

function tellFigures(catalogue: KeptCatalogue): void {
  tell({ figures: catalogue.figures() });
}
