import { existsSync, writeFileSync } from 'node:fs';
import { runStudio } from './run-studio.ts';
import { handleTask } from './studio-task.ts';
import { echoTask, fallTask, fallOnceTask, hangTask, holdTask, pidTask } from './studio-to-kill.steps.ts';

/** A studio for tests, which draws nothing and falls when it is told to. */
const released = new Promise<void>((resolve) => void process.on('SIGUSR2', resolve));
const fall = () => process.kill(process.pid, 'SIGKILL');

runStudio([
  handleTask(echoTask, async (bytes) => bytes),
  handleTask(pidTask, async () => process.pid),
  handleTask(hangTask, () => new Promise(() => undefined)),
  handleTask(holdTask, () => released),
  handleTask(fallTask, async () => fall()),
  handleTask(fallOnceTask, async (mark) => {
    if (existsSync(mark)) return process.pid;
    writeFileSync(mark, '');
    fall();
    return new Promise(() => undefined);
  }),
]);
