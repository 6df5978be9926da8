import { encodePhoto } from '../../../apps/api/src/features/stock/photos/encode-photo.ts';
import { encodeTask } from '../../../apps/api/src/features/stock/photos/photos.tasks.ts';
import { studioProgram } from '../../../apps/api/src/entry/studio-program.ts';
import { openStudio } from '../../../apps/api/src/platform/studio/studio.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';
import { drawDemoPicture } from '../../../demo/src/demo-pictures.ts';
import { type BenchFinding, inMilliseconds, median } from '../trial.ts';

const turns = 60;
const most = 1.15;
/** A drawing shows nothing of its lot. */
const lot = {} as never;

/** The time of a picture that the studio makes, against that of the same picture made in this process, in turns. */
export async function makeApartAndHere(): Promise<BenchFinding[]> {
  const studio = openStudio({ log: silentLog, ...studioProgram({ demo: true }) });
  const contestants = {
    apart: async (address: string) => studio.make(encodeTask, [{ address, lot }, 480, 'avif']),
    here: async (address: string) => {
      const picture = await drawDemoPicture(address, lot);
      return picture && encodePhoto(picture, 480, 'avif');
    },
  };
  const took = { apart: [] as number[], here: [] as number[] };
  try {
    for (let turn = -5; turn < turns; turn += 1) {
      for (const name of turn % 2 === 0 ? (['apart', 'here'] as const) : (['here', 'apart'] as const)) {
        const start = performance.now();
        if (!(await contestants[name](addressOf(turn)))) throw new Error('the picture is not drawn');
        // The first turns load the code.
        if (turn >= 0) took[name].push(performance.now() - start);
      }
    }
  } finally {
    await studio.stop();
  }
  const [apart, here] = [median(took.apart), median(took.here)];
  return [
    {
      name: 'time of a first picture from the studio, over the same made in process',
      ratio: apart / here,
      atMost: most,
      detail: `${turns} of each in turns; medians ${inMilliseconds(apart)} and ${inMilliseconds(here)}`,
    },
  ];
}

const addressOf = (turn: number) => `drawn:car/sedan/front/b330${String(turn + 10).padStart(2, '0')}`;
