import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { collectGarbage } from '../../../../platform/collect-garbage.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { type FromReader, type KeeperToReader, timeLimit, type ToReader } from './catalogue-messages.ts';
import { ColumnarCatalogue } from '../columnar/columnar-catalogue.ts';

let catalogue: ColumnarCatalogue | undefined;
let updates: MessagePort | undefined;

const tell = (message: FromReader) => parentPort?.postMessage(message, []);

function take({ update }: KeeperToReader): void {
  if (catalogue) catalogue.take(update);
  else {
    catalogue = new ColumnarCatalogue(update);
    tell({ isReady: true });
  }
  if (update.kinds.some(({ large }) => large)) collectGarbage();
}

/** From another keeper, which tells everything anew. */
function listenTo(port: MessagePort): void {
  updates?.close();
  updates = port;
  if (catalogue) {
    catalogue = undefined;
    collectGarbage();
  }
  port.on('message', take);
}

/** Whatever has been told by now is known before anything is answered, in whichever order ports are heard. */
function takeAll(): void {
  for (let told = updates && receiveMessageOnPort(updates); told; told = updates && receiveMessageOnPort(updates)) {
    take(told.message as KeeperToReader);
  }
}

parentPort?.on('message', (message: ToReader) => {
  if ('updates' in message) return listenTo(message.updates);
  const { id, name, given, askedAt } = message;
  if (monotonicNow() - askedAt > timeLimit) return tell({ id, failure: 'nobody waits for it any more' });
  takeAll();
  if (!catalogue) return tell({ id, failure: 'nothing is loaded yet' });
  const answer = catalogue[name] as (...args: unknown[]) => Promise<unknown>;
  return void answer.apply(catalogue, given).then(
    (found) => tell({ id, answer: found }),
    (error: unknown) => tell({ id, failure: String(error) }),
  );
});
