import { type ChildProcess, fork } from 'node:child_process';

export type Helper = ChildProcess;

/** A separate process, for work that must not slow this one. */
export function startHelper(file: string, args: readonly string[] = []): Helper {
  return fork(file, args, { serialization: 'advanced', execArgv: ['--expose-gc'] });
}

/** The helper's next message; rejected if the helper ends first. */
export function messageOf<Message>(helper: Helper): Promise<Message> {
  const received = Promise.withResolvers<Message>();
  const onEnd = () => received.reject(new Error('A process of the bench has ended: its words are above.'));
  helper.once('exit', onEnd);
  helper.once('message', (message) => {
    helper.off('exit', onEnd);
    received.resolve(message as Message);
  });
  return received.promise;
}
