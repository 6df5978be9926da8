import { isAbsolute, join } from 'node:path';
import { Failure } from '../output/failure.ts';
import { root } from './paths.ts';

export type Environment = {
  port: number;
  isPortChosen: boolean;
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  ownerUrl: string | undefined;
  isDemo: boolean;
};

const DEFAULT_PORT = 3000;
const SWITCH: Record<string, boolean> = {
  '1': true,
  true: true,
  on: true,
  '0': false,
  false: false,
  off: false,
};

/** Reads the settings that the commands themselves need; the product reads all others. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const databaseUrl = env['DATABASE_URL'] || undefined;
  return {
    port: readPort(env['PORT']),
    isPortChosen: Boolean(env['PORT']),
    host: env['HOST'] || undefined,
    dataDir: readDataDir(env['DATA_DIR']),
    databaseUrl,
    ownerUrl: env['DATABASE_OWNER_URL'] || undefined,
    isDemo: readSwitch('DEMO', env['DEMO'], databaseUrl === undefined),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT is "${text}": set it to a number from 1 to 65535.`);
}

function readDataDir(text: string | undefined): string {
  if (!text) return join(root, 'data');
  return isAbsolute(text) ? text : join(process.cwd(), text);
}

function readSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  if (!text) return fallback;
  const value = SWITCH[text.toLowerCase()];
  if (value === undefined) throw new Failure(`${name} is "${text}": set it to on or off.`);
  return value;
}
