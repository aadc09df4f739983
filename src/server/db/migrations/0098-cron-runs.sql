-- expands
-- The minute for which each job that runs by the clock was queued last, by the clock of the database.
create table cron_runs (
  task text primary key,
  queued_for timestamptz(3) not null
);
