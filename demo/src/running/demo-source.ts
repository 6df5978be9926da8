import type { Db } from '@seri/api/platform/database/database';

export async function demoSource(db: Db): Promise<number> {
  const { id } = await db.selectFrom('feed_source').select('id').where('name', '=', 'demo').executeTakeFirstOrThrow();
  return id;
}
