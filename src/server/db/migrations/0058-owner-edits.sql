-- expands
-- Counts changes of the owners after the order: the second of two editors is refused, and a paper knows from which count it was made
-- (null: from the data of the order).
alter table business_registrations add column owners_version integer not null default 1;
alter table documents add column owners_version integer;

-- The history of owners holds personal data, which erasing an account empties. No other entry of the history can be changed.
create function keep_edits() returns trigger language plpgsql as $$
begin
  if old.subject_type <> 'owners' or new.changes <> '{}' then
    raise exception 'entries of the history are never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger edits_kept before update on edits for each row execute function keep_edits();
grant update (changes) on edits to travessia_app;
