-- What the office edits has a version, so that of two people who edit the same row the second is told of the first, and
-- a history: who changed which field from what to what.
set local lock_timeout = '5s';
do $$
declare
  t text;
begin
  foreach t in array array[
    'packages', 'facts', 'naming_rules', 'document_requirements', 'workflow_templates', 'commission_rules', 'site_settings'
  ] loop
    execute format('alter table %I add column version integer not null default 1,
      add column if not exists edited_at timestamptz(3), add column if not exists edited_by uuid references profiles (id)', t);
  end loop;
end $$;

create table edits (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null check (length(subject_type) between 1 and 60),
  subject_id text not null check (length(subject_id) between 1 and 100),
  kind text not null check (kind in ('created', 'changed', 'removed')),
  -- Name of each field, as the API calls it, with its values before and after.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  edited_by uuid references profiles (id),
  edited_at timestamptz(3) not null default now()
);
create index edits_of_subject on edits (subject_type, subject_id, edited_at desc, id desc);
revoke update, delete on edits from travessia_app;
