import { isSourceName } from '@seri/domain/feed/feed-source';
import { emailFault } from '@seri/domain/people/person-fields';
import { SettingsError } from '../platform/config/settings.ts';

interface CommandSubject {
  /** The placeholder of the subject in the usage. */
  subject: string;
  /** A word after the subject that allows more. */
  option?: string;
  question: string;
  isSubject: (text: string) => boolean;
  otherwise: string;
}

const source = {
  subject: 'SOURCE',
  question: 'Whose key? Name the source',
  isSubject: isSourceName,
  otherwise: 'is not a name of a source, which has lower-case letters, digits and dashes',
};

const account: CommandSubject = {
  subject: 'EMAIL',
  question: 'Whose account? Name its e-mail address',
  isSubject: (text) => emailFault(text) === undefined,
  otherwise: 'is not an e-mail address',
};

const commands = {
  backup: null,
  restore: {
    subject: 'FILE',
    option: '--replace',
    question: 'Which backup? Name its file',
    isSubject: (text) => text !== '' && !text.startsWith('--'),
    otherwise: 'is not a file',
  },
  'create-owner': account,
  'reset-second-factor': account,
  'forget-in-log': account,
  'create-feed-key': source,
  'remove-feed-key': source,
} as const satisfies Record<string, CommandSubject | null>;

export interface AdminCommand {
  name: keyof typeof commands;
  /** Empty for a command about everything. */
  subject: string;
  hasOption: boolean;
}

function usageOf(name: AdminCommand['name']): string {
  const command: CommandSubject | null = commands[name];
  return ['npm run admin --', name, command?.subject, command?.option && `[${command.option}]`]
    .filter(Boolean)
    .join(' ');
}

const usages = Object.keys(commands).map((name) => usageOf(name as AdminCommand['name']));

export function readAdminCommand([name, subject, ...more]: readonly string[]): AdminCommand {
  if (name === undefined) throw new SettingsError(`What is to be done? There is: ${usages.join('; ')}`);
  if (!isCommand(name)) throw new SettingsError(`There is no command "${name}", but: ${usages.join('; ')}`);
  const usage = usageOf(name);
  const command: CommandSubject | null = commands[name];
  if (command === null) {
    if (subject !== undefined) throw new SettingsError(`"${subject}" is too much: ${usage}`);
    return { name, subject: '', hasOption: false };
  }
  const { question, isSubject, otherwise, option } = command;
  if (subject === undefined) throw new SettingsError(`${question}: ${usage}`);
  if (!isSubject(subject)) throw new SettingsError(`"${subject}" ${otherwise}: ${usage}`);
  const rest = more.filter((word) => word !== option);
  if (rest.length > 0) throw new SettingsError(`One at a time, "${rest.join(' ')}" is too much: ${usage}`);
  return { name, subject, hasOption: more.length > 0 };
}

function isCommand(name: string): name is AdminCommand['name'] {
  return Object.hasOwn(commands, name);
}
