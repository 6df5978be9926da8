-- The browser of a sign-in: a new password forgets all others. Unknown for sign-ins from before.
alter table sign_in add device_hash bytea;
