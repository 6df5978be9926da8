import { setTimeout } from 'node:timers/promises';
import { createRandom } from '@seri/drawings/random';
import { say } from '../../../tools/src/output/steps.ts';
import { type SoakDay, readMakers } from './day.ts';
import { workOnBids } from './desk-work.ts';
import { FirstWidths } from './first-widths.ts';
import { LiveScreens } from './live-screens.ts';
import { admitPeople, findOpenLots, makeBidders } from './people.ts';
import { SoakedPortal } from './portal.ts';
import type { SoakOutcome } from './soak-report.ts';
import type { SoakSettings } from './soak-settings.ts';
import { forgetPeaks, lastingPids, type SamplePlace, type SoakSample, takeSample } from './take-sample.ts';
import { visitPortal } from './visitors.ts';

const bidders = 300;
const lanes = { visits: 8, bids: 6, pictures: 2 };
const screens = { open: 20, replaced: 4 };

type SpentDay = Pick<SoakOutcome, 'samples' | 'failures' | 'counts'>;

/** The traffic of the day, in stretches; after each one everything is measured. */
export async function spendDay(place: SamplePlace, { plan, seed, mostMinutes, pace }: SoakSettings): Promise<SpentDay> {
  const { seri } = place;
  const { databaseUrl } = seri;
  const portals = {
    visits: new SoakedPortal(seri.url, lanes.visits),
    bids: new SoakedPortal(seri.url, lanes.bids),
    pictures: new SoakedPortal(seri.url, lanes.pictures),
  };
  const day = await openDay(databaseUrl, portals.visits, seed);
  const live = new LiveScreens(seri.url, day.people, day.random);
  const widths = await FirstWidths.open(portals.pictures, day.manager, { ...place, databaseUrl }, day.random);
  const samples: SoakSample[] = [];
  const pids = lastingPids(seri);
  const end = performance.now() + mostMinutes * 60_000;
  for (let stretch = 1; stretch <= plan.stretches && performance.now() < end; stretch += 1) {
    const next = performance.now() + pace * 1000;
    await Promise.all([
      live.replace(screens.replaced, screens.open),
      visitPortal(portals.visits, day, plan.visits, lanes.visits),
      workOnBids(portals.bids, day, plan.bids, lanes.bids),
      widths.ask(plan.pictures, lanes.pictures),
    ]);
    // A machine that is busy now and free later would change how many live events the server keeps.
    await setTimeout(Math.max(0, next - performance.now()));
    if (lastingPids(seri) !== pids) throw new Error('The server or the worker was started again.');
    samples.push(
      await takeSample(
        place,
        sumOf(portals, ({ asked }) => asked),
      ),
    );
    if (stretch === 1) forgetPeaks(seri);
    if (stretch % 10 === 0) say(`${stretch} of ${plan.stretches}: ${JSON.stringify(samples.at(-1), roundNumber)}`);
  }
  await live.closeAll();
  for (const portal of Object.values(portals)) portal.close();
  return {
    samples,
    failures: new Map(Object.values(portals).flatMap(({ failures }) => [...failures])),
    counts: {
      requests: sumOf(portals, ({ asked }) => asked),
      'bids placed': plan.bids * samples.length,
      'pictures made for the first time': plan.pictures * samples.length,
      'live connections opened': live.opened,
      'events heard': live.heard,
      'refusals that belong to the day': sumOf(portals, ({ refused }) => refused),
    },
  };
}

async function openDay(databaseUrl: string, portal: SoakedPortal, seed: string): Promise<SoakDay> {
  const people = await makeBidders(databaseUrl, bidders);
  const [manager] = await admitPeople(databaseUrl, ['manager@demo.seri']);
  if (!manager) throw new Error('The demonstration has no manager.');
  const lots = await findOpenLots(databaseUrl);
  return {
    random: createRandom(seed, 'soak'),
    people,
    manager,
    lots,
    makers: await readMakers(portal, manager),
    recent: [],
  };
}

function sumOf(portals: Readonly<Record<string, SoakedPortal>>, countOf: (portal: SoakedPortal) => number): number {
  return Object.values(portals).reduce((sum, portal) => sum + countOf(portal), 0);
}

const roundNumber = (_name: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);
