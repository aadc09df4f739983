-- The platform: extensions, rights of the roles, functions and tables that every feature uses. Each feature has a schema.sql of its own.
-- Times have milliseconds, as in JavaScript: a keyset page that starts at such a time would otherwise skip rows of the same millisecond.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- The application connects as travessia_app, which owns nothing. GET calls of customers and agents run as travessia_reader.
grant usage on schema public to travessia_app, travessia_reader;
alter default privileges in schema public grant select, insert, update, delete on tables to travessia_app;
alter default privileges in schema public grant usage, select on sequences to travessia_app;
grant select on schema_migrations to travessia_app, travessia_reader;

-- Views for travessia_reader, each named like its table: they hide columns, or replace a policy that would keep searches from the
-- trigram index. The schema has the name of the role, which puts it first in the search path of that role.
create schema travessia_reader;
grant usage on schema travessia_reader to travessia_reader;

-- The number of a four-week period since 1970. Searches read the two newest periods first, because a trigram index has no order of time.
create function era(at timestamptz) returns integer
  language sql immutable strict parallel safe
  return floor(extract(epoch from at at time zone 'UTC') / 2419200)::integer;

-- Lower case without accents. The dictionary is named, so that the result does not depend on the search path and can be indexed.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));

-- The scope of a kept sum for a month in São Paulo, such as month:2027-05.
create function month_of(at timestamptz) returns text
  language sql stable strict parallel safe
  return 'month:' || to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM');

-- Trigger of all tables that the public pages quote: publishes the change, so that every node fills its pages again.
create function notify_site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('event', 'site.changed')::text);
  return null;
end $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- The person whose rows the connection may read, set for each call. Null when none is set: the policies then show no row.
create function wall_actor() returns uuid language sql stable parallel safe
  return nullif(current_setting('travessia.actor', true), '')::uuid;

-- A text in searchable form: folded, punctuation as blanks, and a leading blank, so that ' an' matches words that begin with it.
-- Cut to 600 characters, which fit into an index entry in any script.
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return left(' ' || regexp_replace(fold(value), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'), 600);

-- A search term for strpos(), which checks a row twice as fast as the pattern that a trigram index needs. Null for an empty term.
-- Terms of one or two characters match only the beginnings of words.
create function search_needle(term text) returns text
  language sql immutable strict parallel safe
  return (select case when t = '' then null when length(t) < 3 then ' ' || t else t end
    from (select btrim(searchable(term)) as t) as folded);

-- A search term as a pattern for a trigram index. The index has a list of rows per trigram, and reading these lists is the cost of
-- a search: long terms are split into groups of three characters, which find nearly the same rows with less than half of the lists.
-- The matches are candidates that the caller checks with the whole term. Terms under nine characters stay whole, because two groups
-- would match too much.
create function search_pattern(term text) returns text
  language sql immutable strict parallel safe
  return (select '%' || case when length(n) < 9 then n else regexp_replace(n, '(...)(?=...)', '\1%', 'g') end || '%'
    from (select search_needle(term) as n) as needle);

-- A change of a kept sum that is not added to it yet. Transactions append changes, because all updates of one shared row would wait
-- for each other. A job adds them to `kept_sums` (src/server/lists/keep-sums.ts).
create table kept_changes (
  id bigint primary key generated always as identity,
  -- `all`, the id of an agent, or a month, such as month:2027-05.
  scope text not null,
  name text not null,
  change bigint not null
);
alter table kept_changes set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_analyze_scale_factor=0.02);
create index kept_changes_of_scope on kept_changes (scope, name);

-- A count or sum over many rows, by scope and name, without the changes that still wait in `kept_changes`. Read through `kept_totals`.
create table kept_sums (
  scope text not null,
  name text not null,
  value bigint not null,
  primary key (scope, name)
);

-- A live event published to one person, which tells their open pages which answers are stale. Kept for 24 hours, so that a page that
-- reconnects receives the events it missed.
create table live_events (
  id bigint primary key generated always as identity,
  user_id uuid not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now()
);
alter table live_events set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_analyze_scale_factor=0.02);
create index live_events_by_age on live_events (created_at);
create index live_events_replay on live_events (user_id, id);

-- The minute for which each job that runs by the clock was queued last, by the clock of the database.
create table cron_runs (
  task text primary key,
  queued_for timestamptz(3) not null
);

-- The number of calls under one rate limit, by the name of the limit and the account or address, until `resets_at`. Unlogged, because
-- the counts may be lost in a crash.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
alter table rate_limits set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_analyze_scale_factor=0.02);
create index rate_limits_by_reset on rate_limits (resets_at);

-- Appends a change of a kept sum. A change of zero, or of a null scope, such as a registration without an agent, is left out.
create function keep(for_scope text, for_name text, by bigint) returns void language sql
begin atomic
  insert into kept_changes (scope, name, change) select for_scope, for_name, by where by <> 0 and for_scope is not null;
end;

-- The monthly counts that include a registration: scope and name for the months of its order, payment and approval.
create function months_of(created timestamptz, paid timestamptz, approved timestamptz)
returns table (month text, name text) language sql stable as $$
  select m.month, m.name from (values (month_of(created), 'registrations.new'), (month_of(paid), 'registrations.paid'),
    (month_of(approved), 'registrations.approved')) m (month, name)
  where m.month is not null
$$;

-- Publishes a stored live event to all nodes, which send it to the open pages of the person.
create function notify_live_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('id', new.id::text, 'user', new.user_id, 'event', new.event, 'data', new.data)::text);
  return null;
end $$;
create trigger live_events_notify after insert on live_events for each row execute function notify_live_event();

-- The current value of each kept sum: the stored value and the changes that are not added to it yet.
create view kept_totals as
  select scope, name, sum(value)::bigint as value
  from (select scope, name, value from kept_sums union all select scope, name, change from kept_changes) as parts
  group by scope, name;

-- The policies of the two tables apply to readers of the view.
alter view kept_totals set (security_invoker = true);

-- Row-level security

alter table kept_changes enable row level security;
create policy app on kept_changes to travessia_app using (true) with check (true);
create policy reader on kept_changes for select to travessia_reader
  using (scope = (select wall_actor())::text);
grant select on kept_changes to travessia_reader;

alter table kept_sums enable row level security;
create policy app on kept_sums to travessia_app using (true) with check (true);
create policy reader on kept_sums for select to travessia_reader
  using (scope = (select wall_actor())::text);
grant select on kept_sums to travessia_reader;

alter table rate_limits enable row level security;
create policy app on rate_limits to travessia_app using (true) with check (true);
create policy reader on rate_limits to travessia_reader
  using (key like ('%.search:' || (select wall_actor())::text))
  with check (key like ('%.search:' || (select wall_actor())::text));
grant select, insert, update on rate_limits to travessia_reader;

grant select on kept_totals to travessia_reader;
