import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../platform/database/database.ts';
import { openLog } from '../../platform/log.ts';
import type { FromThread, ThreadData, ToThread } from './catalogue-thread.ts';
import { keepCatalogue } from './keep-catalogue.ts';

/** For the load, for what has changed, and one to spare. */
const connections = 3;

const { databaseUrl, logLevel } = workerData as ThreadData;
const log = openLog({ logLevel });
const tell = (message: FromThread) => parentPort?.postMessage(message, []);

const { catalogue } = await keepCatalogue({
  database: openDatabase(databaseUrl, log, connections),
  log,
  onBusy: (isBusy) => tell({ isReady: !isBusy }),
});

parentPort?.on('message', ({ id, name, given }: ToThread) => {
  const answer = catalogue[name] as (...args: unknown[]) => Promise<unknown>;
  answer.apply(catalogue, given).then(
    (found) => tell({ id, answer: found }),
    (error: unknown) => tell({ id, failure: String(error) }),
  );
});
tell({ isReady: true });
