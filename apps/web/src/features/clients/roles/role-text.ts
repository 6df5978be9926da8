import { roleName } from '@seri/domain/people/roles';
import type { Text } from '../../../lib/language/text.ts';

/** The label of a role, or "unknown" for an id that no longer exists. */
export function roleText(text: Text, roleId: number): string {
  const name = roleName(roleId);
  return name ? text(`rights.role.${name}`) : text('clients.role.unknown');
}
