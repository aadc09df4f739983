-- A rule about names says when somebody last compared it with its source, and a word that the office removed stays removed
-- when the reference data is loaded again.
set local lock_timeout = '5s';
alter table naming_rules add column checked_on date, add column removed_at timestamptz(3);
