import { emailFault } from '@seri/domain/person-fields';
import { SettingsError } from '../platform/config/settings.ts';

export interface AdminCommand {
  email: string;
}

const usage = 'npm run admin -- create-owner EMAIL';

/** `create-owner EMAIL`, or a sentence that says what is missing. */
export function readAdminCommand([name, email, ...more]: readonly string[]): AdminCommand {
  if (name === undefined) throw new SettingsError(`What is to be done? There is one command: ${usage}`);
  if (name !== 'create-owner') throw new SettingsError(`There is no command "${name}", but this one: ${usage}`);
  if (email === undefined) throw new SettingsError(`Whose account? Name its e-mail address: ${usage}`);
  if (emailFault(email)) throw new SettingsError(`"${email}" is not an e-mail address: ${usage}`);
  if (more.length > 0) throw new SettingsError(`One owner at a time, "${more.join(' ')}" is too much: ${usage}`);
  return { email };
}
