import { statSync } from 'node:fs';
import { isSourceName } from '@seri/domain/feed/feed-source';
import { SettingsError } from '../platform/config/settings.ts';

export interface ImportCommand {
  source: string;
  files: string[];
}

const usage = 'npm run import -- [--source NAME] FILE…';
const usualSource = 'import';

export function readImportCommand(args: readonly string[]): ImportCommand {
  const command: ImportCommand = { source: usualSource, files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--source') command.source = args[(index += 1)] ?? '';
    else if (arg.startsWith('--source=')) command.source = arg.slice('--source='.length);
    else if (arg.startsWith('-')) throw new SettingsError(`"${arg}" is neither an option nor a file: ${usage}`);
    else command.files.push(arg);
  }
  if (!isSourceName(command.source))
    throw new SettingsError(`A source has a name of lower-case letters, digits and dashes: ${usage}`);
  if (command.files.length === 0) throw new SettingsError(`Which file? Name at least one: ${usage}`);
  return command;
}

/** Checks the files before anything is started for a mistyped name. */
export function assertFiles(files: readonly string[]): void {
  for (const file of files) {
    // The name is shown on a terminal, which would obey control characters, and the sender of a file chooses it.
    if (/\p{Cc}/u.test(file))
      throw new SettingsError(`${JSON.stringify(file)} has a character that is not to be shown: rename it.`);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) throw new SettingsError(`There is no file ${file}: correct the path.`);
  }
}
