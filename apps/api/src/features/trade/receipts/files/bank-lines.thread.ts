import { parentPort, workerData } from 'node:worker_threads';
import { type BankFileTask, readBankLines } from './bank-lines.ts';

parentPort?.postMessage(readBankLines(workerData as BankFileTask), []);
