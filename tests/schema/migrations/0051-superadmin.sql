-- The list of impersonations, newest first.
create index user_impersonations_newest on user_impersonations (created_at desc, id desc);

-- A record that ran out ended when its time was over, whenever that is noticed.
create or replace function close_impersonation() returns trigger language plpgsql as $$
begin
  update user_impersonations
    set ended_at = least(expires_at, now()), ended_by = case when expires_at <= now() then 'expiry' else 'sign_out' end
    where id = old.impersonation_id and ended_at is null;
  return null;
end $$;

-- Open dashboards of superadmins hear of every beginning and end, whichever of the ways it came about.
create function tell_impersonations_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, event, data)
    select id, 'impersonations.changed', '{}' from profiles where role = 'superadmin' and not banned;
  return null;
end $$;
create trigger impersonations_told after insert or update of ended_at on user_impersonations
  for each row execute function tell_impersonations_changed();

-- The office's lists of people hear of new accounts and of whatever those lists show.
create function tell_people_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, event, data)
    select id, 'people.changed', '{}' from profiles where role in ('admin', 'superadmin') and not banned;
  return null;
end $$;
create trigger people_told after insert or update of name, email, role, banned on profiles
  for each statement execute function tell_people_changed();

-- Whether payments go through the saved keys; without them, or with this off, the test provider takes them.
alter table payment_provider_settings add column in_use boolean not null default true;

-- The last message that arrived of each provider.
create index payment_events_newest on payment_events (provider, received_at desc);
