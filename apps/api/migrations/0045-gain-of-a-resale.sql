-- R91: whose the gain of a resale is, as the company had set it when it was settled. Until now it was the client's.
alter table settlement add column is_gain_of_client boolean not null default true;
alter table settlement alter column is_gain_of_client drop default;
