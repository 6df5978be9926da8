import type pg from 'pg';

/** Links as mails would carry them, which the resting worker does not send. Each works again at every batch. */
export async function layLinks(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into mailed_link (hash, account_id, kind, expires_at)
    select sha256(convert_to(kind || ' of ' || id, 'utf8')), id, kind, now() + interval '1 hour'
    from account cross join unnest(array['verify-email', 'reset-password', 'enrol-factor']) as kind
    where email in ('guest@demo.seri', 'troublesome@demo.seri', 'disabled@demo.seri')
    on conflict (hash) do update set used_at = null, expires_at = excluded.expires_at`);
}
