-- R55: mails say a time in Japan and in the reader's zone, which is the one that its browser reported last.
alter table account add column time_zone text;
