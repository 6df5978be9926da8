import { BackupError } from '../platform/backup/backup-error.ts';
import { SettingsError } from '../platform/config/settings.ts';
import { MigrationError } from '../platform/database/migrate.ts';

/** EX_CONFIG: a supervisor need not start this process again before something is changed. */
const misconfigured = 78;
/** Another start may well succeed. */
const failed = 1;

interface StartError extends Error {
  code?: string;
  port?: number;
  address?: string;
  hostname?: string;
}

interface StartFailure {
  /** Codes of the system or PostgreSQL. The driver's own errors have none; they are found by their message. */
  codes: readonly string[];
  exit: typeof misconfigured | typeof failed;
  sentence: (startError: StartError) => string;
}

/** The database does not answer; it is stopping or starting, or has no connection left; the driver gave up waiting. */
const away = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '57P01',
  '57P03',
  '53300',
  'timeout expired',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
];

const failures: readonly StartFailure[] = [
  {
    codes: ['EADDRINUSE'],
    exit: misconfigured,
    sentence: ({ port }) => `Port ${port} is taken: set PORT to a free one, or stop what listens there.`,
  },
  {
    codes: ['EADDRNOTAVAIL'],
    exit: misconfigured,
    sentence: ({ address }) => `${address} is no address of this machine: set HOST to one, or to 0.0.0.0.`,
  },
  {
    codes: ['ENOTFOUND'],
    exit: misconfigured,
    sentence: ({ hostname }) => `No host is named ${hostname}: correct DATABASE_URL, or HOST if it is that one.`,
  },
  {
    codes: ['28P01', '28000'],
    exit: misconfigured,
    sentence: () => 'The database refuses this user: correct the name and the password in DATABASE_URL.',
  },
  {
    codes: ['3D000'],
    exit: misconfigured,
    sentence: () => 'There is no such database: create it, or correct its name in DATABASE_URL.',
  },
  {
    // A table, a column, a function or a schema that is missing.
    codes: ['42P01', '42703', '42883', '3F000'],
    exit: misconfigured,
    sentence: ({ message }) => `The database is not of this release (${message}): run migrate.ts first.`,
  },
  {
    codes: away,
    exit: failed,
    sentence: ({ code, message }) =>
      `The database does not answer (${code ?? message}): start it, or set DATABASE_URL to where it is.`,
  },
];

/** The words and exit code of a failed start: a sentence if people can do something about it, else the stack. */
export function endOfStart(error: unknown): { code: number; words: string } {
  if (!(error instanceof Error)) return { code: failed, words: String(error) };
  if ([SettingsError, MigrationError, BackupError].some((kind) => error instanceof kind)) {
    return { code: misconfigured, words: error.message };
  }
  const startError: StartError = error;
  const failure = failures.find(({ codes }) => codes.includes(startError.code ?? startError.message));
  if (failure) return { code: failure.exit, words: failure.sentence(startError) };
  return { code: failed, words: error.stack ?? error.message };
}
