import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTcpProxy } from '@seri/api/testkit/tcp-proxy';
import { openTinySmtpServer } from '@seri/api/testkit/tiny-smtp-server';
import { anyFreePort } from '../../../tools/src/processes/free-port.ts';
import { RunningSeri } from './running-seri.ts';

const run = promisify(execFile);
const diskMegabytes = 600;

/** A product with everything around it that can be made to fail. */
export interface Ground {
  seri: RunningSeri;
  /** The way of the visitors to the server. */
  door: Awaited<ReturnType<typeof startTcpProxy>>;
  mail: Awaited<ReturnType<typeof openTinySmtpServer>>;
  /** A small disk of its own, if this user may mount one. */
  disk: string | undefined;
  /** Undefined where there is no C compiler. */
  setDisk: ((mood: '' | 'broken' | `slow ${number}`) => Promise<void>) | undefined;
  setClock: (shift: '' | `${'http' | 'worker'} ${number}`) => Promise<void>;
  close: () => Promise<void>;
}

interface GroundOptions {
  /** Mounts a disk that can be filled. */
  hasOwnDisk: boolean;
  /** Loaded into every process before its own code. */
  preloads: readonly ('clock' | 'lift-paces')[];
}

export async function openGround({ hasOwnDisk, preloads }: GroundOptions): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'seri-stress-'));
  // The database runs as another user.
  await chmod(folder, 0o755);
  const disk = hasOwnDisk ? await mountDisk(join(folder, 'disk')) : undefined;
  const softSpot = await buildSoftSpot(folder);
  // Also after an error or Ctrl-C.
  process.once('exit', () => {
    if (disk) spawnSync('umount', ['--lazy', disk]);
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const [clockFile, diskFile] = [join(folder, 'clock'), join(folder, 'mood')];
  await Promise.all([writeFile(clockFile, ''), writeFile(diskFile, '')]);
  const mail = await openTinySmtpServer();
  const port = await anyFreePort('localhost');
  const imports = preloads.map((name) => `--import=${join(import.meta.dirname, `${name}.preload.ts`)}`);
  const seri = new RunningSeri({
    dataDir: join(disk ?? folder, 'data'),
    port,
    env: {
      DEMO_LOTS: '1200',
      SMTP_URL: mail.url,
      SMTP_TLS: 'optional',
      SERI_STRESS_CLOCK: clockFile,
      NODE_OPTIONS: imports.join(' '),
      ...(softSpot && { LD_PRELOAD: softSpot, SERI_STRESS_DISK: diskFile }),
    },
  });
  const door = await startTcpProxy(seri.url);
  return {
    seri,
    door,
    mail,
    disk,
    setDisk: softSpot ? (mood) => writeFile(diskFile, mood) : undefined,
    setClock: (shift) => writeFile(clockFile, shift),
    close: async () => {
      await seri.stop();
      await door.close();
      mail.close();
    },
  };
}

async function mountDisk(at: string): Promise<string | undefined> {
  await mkdir(at);
  const options = `size=${diskMegabytes}m,mode=755`;
  return run('mount', ['-t', 'tmpfs', '-o', options, 'seri-stress', at]).then(
    () => at,
    () => undefined,
  );
}

async function buildSoftSpot(folder: string): Promise<string | undefined> {
  const library = join(folder, 'soft-spot.so');
  const source = join(import.meta.dirname, 'soft-spot.c');
  return run('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']).then(
    () => library,
    () => undefined,
  );
}
