import type { Ground } from '../product/ground.ts';
import { databaseOutOfConnections, readOnlyDatabase } from './hurt-database.ts';
import { fillDisk } from './fill-disk.ts';
import { freeze, kill, killLauncher, starve } from './hurt-process.ts';
import { hurtReader } from './hurt-reader.ts';

/** Undoes what was done. */
export type Heal = () => Promise<void>;

export interface StressFault {
  name: string;
  /** How long it lasts. Nothing lasts of a kill but its consequences. */
  seconds: number;
  /** The reason why this machine cannot cause it, if it cannot. */
  needs?: (ground: Ground) => string | undefined;
  /** The server stands still meanwhile, so its answers may take as long. */
  isMute?: true;
  cause: (ground: Ground) => Promise<Heal>;
}

const twoHours = 2 * 60 * 60_000;

const mailMood = (mood: Partial<Ground['mail']['state']>) => async (ground: Ground) => {
  const { state } = ground.mail;
  const before = { ...state };
  Object.assign(state, mood);
  return async () => void Object.assign(state, before);
};

const clock = (role: 'http' | 'worker', shift: number) => async (ground: Ground) => {
  await ground.setClock(`${role} ${shift}`);
  return () => ground.setClock('');
};

const diskMood = (mood: 'broken' | `slow ${number}`) => async (ground: Ground) => {
  await ground.setDisk?.(mood);
  return async () => ground.setDisk?.('');
};
const compiler = (ground: Ground) => (ground.setDisk ? undefined : 'there is no C compiler');

export const faults: readonly StressFault[] = [
  { name: 'server killed', seconds: 0, cause: kill('server') },
  { name: 'worker killed', seconds: 0, cause: kill('worker') },
  { name: 'studio killed', seconds: 0, cause: kill('studio') },
  { name: 'database killed', seconds: 0, cause: kill('database') },
  { name: 'reader of sheets killed', seconds: 0, cause: hurtReader('SIGKILL') },
  { name: 'supervisor killed', seconds: 0, cause: killLauncher },
  { name: 'server frozen', seconds: 12, isMute: true, cause: freeze('server') },
  { name: 'worker frozen', seconds: 30, cause: freeze('worker') },
  { name: 'studio frozen', seconds: 12, cause: freeze('studio') },
  { name: 'database frozen', seconds: 12, cause: freeze('database') },
  { name: 'reader of sheets frozen', seconds: 0, cause: hurtReader('SIGSTOP') },
  { name: 'server starved', seconds: 12, cause: starve('server') },
  { name: 'worker starved', seconds: 12, cause: starve('worker') },
  { name: 'studio starved', seconds: 12, cause: starve('studio') },
  { name: 'database starved', seconds: 12, cause: starve('database') },
  {
    name: 'disk full',
    seconds: 15,
    needs: (ground) => (ground.disk ? undefined : 'only root mounts a disk'),
    cause: fillDisk,
  },
  { name: 'disk slow', seconds: 12, needs: compiler, cause: diskMood('slow 1500') },
  { name: 'disk broken', seconds: 8, needs: compiler, cause: diskMood('broken') },
  { name: 'database read-only', seconds: 10, cause: readOnlyDatabase },
  { name: 'database out of connections', seconds: 10, cause: databaseOutOfConnections },
  { name: 'server’s clock two hours ahead', seconds: 10, cause: clock('http', twoHours) },
  { name: 'server’s clock two hours behind', seconds: 10, cause: clock('http', -twoHours) },
  { name: 'worker’s clock two hours ahead', seconds: 10, cause: clock('worker', twoHours) },
  { name: 'worker’s clock two hours behind', seconds: 10, cause: clock('worker', -twoHours) },
  { name: 'mail server slow', seconds: 15, cause: mailMood({ delay: 10_000 }) },
  { name: 'mail server silent', seconds: 15, cause: mailMood({ isSilent: true }) },
  { name: 'mail server refuses', seconds: 15, cause: mailMood({ isRefusing: true }) },
  { name: 'mail server hangs up without an answer', seconds: 15, cause: mailMood({ isDroppingAnswers: true }) },
  {
    name: 'network dropped in the middle of every second answer',
    seconds: 12,
    cause: async ({ door }) => {
      let turn = 0;
      door.cut(() => (turn += 1) % 2 === 0);
      return async () => door.cut(undefined);
    },
  },
];
