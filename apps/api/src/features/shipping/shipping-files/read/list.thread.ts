import { parentPort, workerData } from 'node:worker_threads';
import { listSheets } from './list-sheets.ts';

parentPort?.postMessage(await listSheets(workerData as Uint8Array), []);
