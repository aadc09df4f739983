-- needs: people

-- One impersonation: a superadmin uses the product as another person, for a stated reason and until `expires_at`.
create table user_impersonations (
  id uuid primary key default gen_random_uuid(),
  superadmin_id uuid not null references profiles (id),
  impersonated_user_id uuid not null references profiles (id),
  reason text not null check (length(reason) between 3 and 500),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by text check (ended_by in ('stop', 'sign_out', 'expiry', 'disabled')),
  -- Start of the superadmin's own session, whose 24 hours also count during the impersonation; null for older rows.
  own_session_started_at timestamptz(3),
  constraint user_impersonations_check check (superadmin_id <> impersonated_user_id),
  constraint user_impersonations_check1 check ((ended_at is null) = (ended_by is null))
);
create index user_impersonations_by_superadmin on user_impersonations (superadmin_id, created_at desc);
create index user_impersonations_by_target on user_impersonations (impersonated_user_id, created_at desc);
create index user_impersonations_newest on user_impersonations (created_at desc, id desc);
create unique index user_impersonations_one_active on user_impersonations (superadmin_id) where ended_at is null;

-- Ends impersonations when the superadmin or the impersonated person is disabled or gets another role.
create function stop_impersonations() returns trigger language plpgsql as $$
begin
  update user_impersonations set ended_at = now(), ended_by = 'disabled'
    where ended_at is null and (superadmin_id = new.id or impersonated_user_id = new.id);
  delete from sessions where impersonation_id in
    (select id from user_impersonations where superadmin_id = new.id or impersonated_user_id = new.id);
  return null;
end $$;
create trigger profiles_stop_impersonations after update of role, banned on profiles for each row
  when (old.role is distinct from new.role or (new.banned and not old.banned)) execute function stop_impersonations();

-- Publishes the start and end of an impersonation to all superadmins, whose open pages list them. A trigger, because several functions
-- end impersonations.
create function tell_impersonations_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, event, data)
    select id, 'impersonations.changed', '{}' from profiles where role = 'superadmin' and not banned;
  return null;
end $$;
create trigger impersonations_told after insert or update of ended_at on user_impersonations
  for each row execute function tell_impersonations_changed();

-- Row-level security

alter table user_impersonations enable row level security;
create policy app on user_impersonations to travessia_app using (true) with check (true);
create policy reader on user_impersonations for select to travessia_reader
  using (impersonated_user_id = (select wall_actor()));
grant select on user_impersonations to travessia_reader;
