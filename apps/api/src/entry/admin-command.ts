import { isSourceName } from '@seri/domain/feed/feed-source';
import { emailFault } from '@seri/domain/people/person-fields';
import { SettingsError } from '../platform/config/settings.ts';

interface CommandSubject {
  /** The placeholder of the subject in the usage. */
  subject: string;
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
  'create-owner': account,
  'reset-second-factor': account,
  'create-feed-key': source,
  'remove-feed-key': source,
} as const satisfies Record<string, CommandSubject>;

export interface AdminCommand {
  name: keyof typeof commands;
  subject: string;
}

const usageOf = (name: AdminCommand['name']) => `npm run admin -- ${name} ${commands[name].subject}`;
const usages = Object.keys(commands).map((name) => usageOf(name as AdminCommand['name']));

export function readAdminCommand([name, subject, ...more]: readonly string[]): AdminCommand {
  if (name === undefined) throw new SettingsError(`What is to be done? There is: ${usages.join('; ')}`);
  if (!isCommand(name)) throw new SettingsError(`There is no command "${name}", but: ${usages.join('; ')}`);
  const { question, isSubject, otherwise }: CommandSubject = commands[name];
  const usage = usageOf(name);
  if (subject === undefined) throw new SettingsError(`${question}: ${usage}`);
  if (!isSubject(subject)) throw new SettingsError(`"${subject}" ${otherwise}: ${usage}`);
  if (more.length > 0) throw new SettingsError(`One at a time, "${more.join(' ')}" is too much: ${usage}`);
  return { name, subject };
}

function isCommand(name: string): name is AdminCommand['name'] {
  return Object.hasOwn(commands, name);
}
