import type { Figure } from '../http/health.ts';
import type { Log } from '../log.ts';
import { Turns } from '../turns.ts';
import { LostStudioError, StudioProcess, type StudioProgram } from './studio-process.ts';
import type { StudioTask } from './studio-task.ts';

const usualLimits = {
  /** Two encode on threads of their own; more would only share the processors. */
  atOnce: 2,
  longestQueue: 300,
  mostPictures: 5_000,
  mostBytes: 400 * 2 ** 20,
  /** Many times what the largest picture takes on a busy machine. */
  longest: 60_000,
  /** Milliseconds without work after which the process ends. */
  longestIdle: Infinity,
  /** How often a picture is begun that is lost with its process. */
  mostTries: 2,
};

/** Makes pictures in a process beside this one, whose memory they would otherwise fill. */
export interface Studio {
  /** A picture that is lost with the process is made anew. One that is no longer wanted is not begun. */
  make<Args extends readonly unknown[], Made>(
    task: StudioTask<Args, Made>,
    args: NoInfer<Args>,
    signal?: AbortSignal,
  ): Promise<Made>;
  /** Starts the process before it is needed, since a start takes half a second. */
  warmUp(): void;
  figures: readonly Figure[];
  stop(): Promise<void>;
}

interface StudioParts extends StudioProgram {
  log: Log;
  /** In its figures. */
  title?: string;
  limits?: Partial<typeof usualLimits>;
}

export function openStudio({ log, title = 'studio', limits: given, ...program }: StudioParts): Studio {
  const limits = { ...usualLimits, ...given };
  const turns = new Turns(limits.atOnce, limits.longestQueue);
  const running = new Set<StudioProcess>();
  const counts = { pictures: 0, starts: 0 };
  let current: StudioProcess | undefined;
  let isReplacing = false;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;

  return {
    make: async (task, args, signal) => (await turns.take(() => make(task.name, args), signal)) as never,
    warmUp: () => void (current ??= start()),
    figures: [
      { name: `seri_${title}_bytes`, help: 'Memory of the process that makes pictures', value: () => current?.bytes },
      { name: `seri_${title}_pictures_total`, help: 'Pictures that it made', value: () => counts.pictures },
      { name: `seri_${title}_starts_total`, help: 'Its starts', value: () => counts.starts },
    ],
    stop: async () => {
      isStopped = true;
      for (const each of running) each.retire();
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };

  async function make(name: string, args: readonly unknown[], tries = 1): Promise<unknown> {
    try {
      return await makeOnce(name, args);
    } catch (error) {
      if (!(error instanceof LostStudioError) || isStopped || tries === limits.mostTries) throw error;
      return make(name, args, tries + 1);
    }
  }

  async function makeOnce(name: string, args: readonly unknown[]): Promise<unknown> {
    const studio = (current ??= start());
    clearTimeout(idle);
    await studio.ready;
    try {
      return await studio.make(name, args);
    } finally {
      endWhenIdle();
    }
  }

  function endWhenIdle(): void {
    if (limits.longestIdle === Infinity) return;
    clearTimeout(idle);
    idle = setTimeout(rest, limits.longestIdle).unref();
  }

  function rest(): void {
    current?.retire();
    current = undefined;
  }

  function start(): StudioProcess {
    const studio = new StudioProcess(program, limits.longest, () => {
      counts.pictures += 1;
      const isWorn = studio.pictures >= limits.mostPictures || studio.bytes > limits.mostBytes;
      if (isWorn && studio === current && !isReplacing) void replace(studio);
    });
    counts.starts += 1;
    running.add(studio);
    void studio.ended.then((reason) => {
      running.delete(studio);
      if (studio !== current) return;
      current = undefined;
      if (!isStopped) log.warn({ reason }, 'the process that makes pictures ended, the next picture starts another');
    });
    return studio;
  }

  /** The successor takes over once it is ready, so that nobody waits for its start. */
  async function replace(worn: StudioProcess): Promise<void> {
    isReplacing = true;
    const successor = start();
    const isReady = await successor.ready.then(
      () => true,
      () => false,
    );
    isReplacing = false;
    if (!isReady) return;
    if (current === worn) current = successor;
    (current === successor ? worn : successor).retire();
  }
}
