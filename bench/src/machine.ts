import { cpus, loadavg, totalmem } from 'node:os';
import { runCommand } from '../../tools/src/processes/run-command.ts';

/** The machine, the time and the commit of the figures, and a warning if other processes were busy. */
export async function describeMachine(): Promise<string> {
  const [cores, { code, output }] = [cpus(), await runCommand('git', ['rev-parse', '--short', 'HEAD'])];
  const [load = 0] = loadavg();
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? 'processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    code === 0 ? `commit ${output.trim()}` : 'no commit',
    `load ${load.toFixed(1)}${load > cores.length / 2 ? ': OTHERS WORK ON THIS MACHINE, the figures are no measure' : ''}`,
  ].join(', ');
}
