import type { DemoAccounts } from '../features/people/company/company.routes.ts';
import type { SheetPart } from '../features/screens/lot-page/lot-services.ts';
import type { PhotoProvider } from '../features/services/extra-photos/photo-provider.ts';
import type { ReloadProvider } from '../features/services/photo-reload/reload-provider.ts';
import type { MonthProvider } from '../features/services/production-month/month-provider.ts';
import type { DrawPicture } from '../features/stock/photos/photos.tasks.ts';
import { type Settings, SettingsError } from '../platform/config/settings.ts';
import type { Platform } from '../platform/platform.ts';
import type { RunningPart } from './running-part.ts';

/** The services of others that a worker asks. */
export interface Providers {
  photos: PhotoProvider;
  months: MonthProvider;
  /** Without one the pictures that an album has are fetched again. */
  reload: ReloadProvider | null;
}

/** The parts of the product that only a demonstration has. */
export interface Demonstration {
  /** Offered on the sign-in page. */
  accounts: DemoAccounts;
  /** Runs the auction houses in a worker. */
  runHouses: (platform: Platform) => Promise<RunningPart>;
  /** Stand-ins for the services of others. Only a worker asks them, and loads their code. */
  openProviders: (platform: Platform) => Promise<Providers>;
  /** The place of the chassis number on the sheets of a house. */
  chassisStrip: (houseName: string) => SheetPart;
}

const packageName = '@seri/demo';

/**
 * Opens the demonstration if it is switched on. The import has no literal name, because a production install lacks the
 * package, and because that package imports this one: an arrow back would close a ring.
 */
export async function openDemonstration(
  { demo }: Pick<Settings, 'demo'>,
  from = packageName,
): Promise<Demonstration | null> {
  if (!demo) return null;
  const { demonstration } = await load<{ demonstration: Demonstration }>('demonstration', from);
  return demonstration;
}

/** The studio draws the pictures of the demonstration; the processes beside it never load that code. */
export async function openDemoDrawing(): Promise<DrawPicture> {
  const { drawDemoPicture } = await load<{ drawDemoPicture: DrawPicture }>('demo-pictures', packageName);
  return drawDemoPicture;
}

async function load<Module>(name: string, from: string): Promise<Module> {
  try {
    return await import(`${from}/${name}`);
  } catch (error) {
    if (!isMissing(error, from)) throw error;
    throw new SettingsError(
      `DEMO is on, but this install lacks the demonstration (${from}): set DEMO=off, or install all packages with npm ci.`,
    );
  }
}

/** A package that is there, but fails to load, keeps its own error. */
function isMissing(error: unknown, name: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes(`'${name}`)
  );
}
