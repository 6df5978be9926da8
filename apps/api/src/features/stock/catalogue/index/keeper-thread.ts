import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../../platform/database/database.ts';
import { openLog } from '../../../../platform/log.ts';
import type { FromKeeper, KeeperData, KeeperToReader, ToKeeper } from './catalogue-messages.ts';
import type { Update } from '../columnar/segments/kept-lots.ts';
import { keepCatalogue, type CatalogueKeeper } from './keep-catalogue.ts';

/** One for the outbox, one for changed lots, one spare. The load and LISTEN use connections of their own. */
const connections = 3;
/** The figures are also the heartbeat. */
const figuresEvery = 1_000;

const { databaseUrl, logLevel } = workerData as KeeperData;
const log = openLog({ logLevel });
/** Readers that have the full state and receive updates. */
const readers = new Set<MessagePort>();
/** Readers that wait for the load. */
const newReaders = new Set<MessagePort>();

const tell = (message: FromKeeper) => parentPort?.postMessage(message, []);
const tellReader = (reader: MessagePort, update: Update) => reader.postMessage({ update } satisfies KeeperToReader, []);

parentPort?.on('message', ({ reader }: ToKeeper) => {
  newReaders.add(reader);
  reader.on('close', () => newReaders.delete(reader) || readers.delete(reader));
  if (keeper) connectNewReaders(keeper);
});

let keeper: CatalogueKeeper | undefined;
keeper = await keepCatalogue({
  database: openDatabase(databaseUrl, log, connections),
  log,
  onUpdate: (update) => readers.forEach((reader) => tellReader(reader, update)),
  onUpToDate: (upToDateAt) => tell({ upToDateAt }),
  onWait: () => tell({ isWaiting: true }),
  onMissed: () =>
    setImmediate(() => {
      throw new Error('changes were missed: nothing was read for too long');
    }),
});
connectNewReaders(keeper);
sendFigures(keeper);
// A process that is killed keeps nothing at its end.
flushCompileCache();
setInterval(sendFigures, figuresEvery, keeper);

function connectNewReaders(catalogue: CatalogueKeeper): void {
  for (const reader of newReaders) {
    newReaders.delete(reader);
    readers.add(reader);
    tellReader(reader, catalogue.whole());
  }
}

function sendFigures(catalogue: CatalogueKeeper): void {
  tell({ figures: catalogue.figures() });
}
