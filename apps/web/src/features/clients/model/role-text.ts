import { roleName } from '@seri/domain/people/roles';
import type { Text } from '../../../lib/text.ts';

/** The label of a role; one that nobody knows anymore is called so. */
export function roleText(text: Text, roleId: number): string {
  const name = roleName(roleId);
  return name ? text(`shell.role.${name}`) : text('clients.role.unknown');
}
