import { type ChildProcess, fork } from 'node:child_process';

export type Helper = ChildProcess;

/** A process of its own, for what is not to cost this one. */
export function startHelper(file: string, args: readonly string[] = []): Helper {
  return fork(file, args, { serialization: 'advanced', execArgv: ['--expose-gc'] });
}

/** Its next message; one that has ended says none any more. */
export function messageOf<Message>(helper: Helper): Promise<Message> {
  const said = Promise.withResolvers<Message>();
  const onEnd = () => said.reject(new Error('A process of the bench has ended: its words are above.'));
  helper.once('exit', onEnd);
  helper.once('message', (message) => {
    helper.off('exit', onEnd);
    said.resolve(message as Message);
  });
  return said.promise;
}
