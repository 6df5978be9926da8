-- The memory of a worker's process as of its last beat, for whoever asks a server for its figures. Null: of a release that
-- does not tell.
alter table worker_process add column bytes bigint;
