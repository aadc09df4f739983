-- needs: people

-- One change of a versioned record, for the history that screens show: the fields that changed, by whom and when.
create table edits (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null check (length(subject_type) between 1 and 60),
  subject_id text not null check (length(subject_id) between 1 and 100),
  kind text not null check (kind in ('created', 'changed', 'removed')),
  -- By name of the field in the API: its values before and after.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  edited_by uuid references profiles (id),
  edited_at timestamptz(3) not null default now()
);
create index edits_of_subject on edits (subject_type, subject_id, edited_at desc, id desc);
revoke update, delete on edits from travessia_app;
grant update (changes) on edits to travessia_app;

-- Refuses changes of the history, with one exception: erasing an account empties the entries about owners, which hold personal data.
create function keep_edits() returns trigger language plpgsql as $$
begin
  if old.subject_type <> 'owners' or new.changes <> '{}' then
    raise exception 'entries of the history are never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger edits_kept before update on edits for each row execute function keep_edits();
