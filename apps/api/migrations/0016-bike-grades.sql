-- Motorcycle houses mark in tenths: their best grades had no rank.
update lot set condition_rank = condition::smallint + 9
where kind = 'bike' and condition in ('7', '8', '9', '10');
