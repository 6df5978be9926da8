import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { collectGarbage } from '../../../../platform/collect-garbage.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import {
  type FromReader,
  type IndexMethod,
  type KeeperToReader,
  type PackedAnswers,
  type QuestionArgs,
  type SentQuestion,
  timeLimit,
  type ToReader,
} from './catalogue-messages.ts';
import { ColumnarCatalogue } from '../columnar/columnar-catalogue.ts';

let catalogue: ColumnarCatalogue | undefined;
let updates: MessagePort | undefined;

const send = (message: FromReader) => parentPort?.postMessage(message, []);

function apply({ update }: KeeperToReader): void {
  if (catalogue) catalogue.apply(update);
  else {
    catalogue = new ColumnarCatalogue(update);
    send({ isReady: true });
    flushCompileCache();
  }
  if (update.kinds.some(({ large }) => large)) collectGarbage();
}

/** Called for each new keeper, which sends the full state again. */
function listenTo(port: MessagePort): void {
  updates?.close();
  updates = port;
  if (catalogue) {
    catalogue = undefined;
    collectGarbage();
  }
  port.on('message', apply);
}

const nextUpdate = () => updates && receiveMessageOnPort(updates);

/** Applies all updates that have arrived before a question is answered: message ports have no order among each other. */
function applyAll(): void {
  for (let next = nextUpdate(); next; next = nextUpdate()) apply(next.message as KeeperToReader);
}

type Methods = { [Name in IndexMethod]: (...args: QuestionArgs[Name]) => Promise<PackedAnswers[Name]> };

const answer = <Name extends IndexMethod>(index: Methods, { name, args }: SentQuestion<Name>) => index[name](...args);

parentPort?.on('message', (message: ToReader) => {
  if ('updates' in message) return listenTo(message.updates);
  const { id, askedAt } = message;
  if (monotonicNow() - askedAt > timeLimit) return send({ id, failure: 'nobody waits for it any more' });
  applyAll();
  if (!catalogue) return send({ id, failure: 'nothing is loaded yet' });
  return void answer(catalogue, message).then(
    (found) => send({ id, answer: found }),
    (error: unknown) => send({ id, failure: String(error) }),
  );
});
