import { phoneDigits } from '@seri/domain/people/phone';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated.ts';

const looksLikeId = /^#?(\d{1,15})$/;
const looksLikePhone = /^\+?[\d\s().-]{3,}$/;

/** R26: matches part of a name, company or e-mail in any case, digits of a phone number however grouped, or an id. */
export function matching(search: string): Expression<SqlBool> {
  const text = search.trim();
  const where = expressionBuilder<DB, 'account'>();
  const part = `%${escapeLike(text)}%`;
  const [, id] = looksLikeId.exec(text) ?? [];
  return where.or([
    where('account.full_name', 'ilike', part),
    where('account.company', 'ilike', part),
    where('account.email', 'ilike', part),
    ...(id ? [where('account.id', '=', Number(id))] : []),
    ...(looksLikePhone.test(text) ? [where(digitsOfMobile, 'like', `%${phoneDigits(text)}%`)] : []),
  ]);
}

const digitsOfMobile = sql<string>`regexp_replace(account.mobile, '\\D', '', 'g')`;

/** Escapes the wildcards of LIKE. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
