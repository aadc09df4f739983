-- needs: documents, duties, packages, people, registrations, services

-- One service or upgrade to a better package that a customer bought for a company after its order. Amounts are in cents.
create table purchases (
  id uuid primary key,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  -- Copy of the registration's agent, kept by triggers; null while there is none.
  agent_id uuid references profiles (id),
  kind text not null check (kind in ('extra', 'upgrade')),
  extra_id uuid references extras (id),
  -- The duty that the service settles; null if it settles none.
  duty_id uuid references duties (id) on delete set null,
  from_package_id uuid references packages (id),
  to_package_id uuid references packages (id),
  -- Names and prices as they were shown before paying.
  quote jsonb not null,
  price integer not null check (price >= 0),
  state_fee integer not null check (state_fee >= 0),
  status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'in_progress', 'done', 'cancelled')),
  paid_at timestamptz(3),
  status_at timestamptz(3) not null,
  status_by uuid references profiles (id),
  -- What the agent delivered: a number of the authority or of ours, and a document.
  receipt text check (length(receipt) between 1 and 200),
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- The paid preparer of a federal return and the PTIN, where the service needs them.
  preparer_name text check (length(preparer_name) between 1 and 120),
  preparer_ptin text check (preparer_ptin ~ '^P[0-9]{8}$'),
  constraint purchases_check check (kind <> 'extra' or extra_id is not null and from_package_id is null and to_package_id is null),
  constraint purchases_check1 check (kind <> 'upgrade' or extra_id is null and duty_id is null and from_package_id is not null
    and to_package_id is not null),
  constraint purchases_check2 check ((status not in ('paid', 'in_progress', 'done')) or paid_at is not null),
  constraint purchases_check3 check (kind <> 'extra' or status <> 'done' or receipt is not null)
);
create index purchases_by_document on purchases (document_id) where document_id is not null;
create index purchases_by_extra on purchases (extra_id);
create index purchases_by_registration on purchases (business_registration_id, created_at desc, id desc);
create index purchases_done on purchases (paid_at desc, id desc) where status = 'done';
create index purchases_done_of_agent on purchases (agent_id, paid_at desc, id desc) where status = 'done';
-- Keeps a customer from paying twice: at most one unfinished purchase of a duty, of a service without a duty, and one unpaid upgrade.
create unique index purchases_one_for_duty on purchases (duty_id) where status in ('unpaid', 'paid', 'in_progress');
create unique index purchases_one_of_extra on purchases (business_registration_id, extra_id)
  where duty_id is null and kind = 'extra' and status in ('unpaid', 'paid', 'in_progress');
create unique index purchases_one_upgrade on purchases (business_registration_id) where kind = 'upgrade' and status = 'unpaid';
-- Paid services to be delivered, the longest waiting first.
create index purchases_to_do on purchases (paid_at, id) where status in ('paid', 'in_progress');
create index purchases_to_do_of_agent on purchases (agent_id, paid_at, id) where status in ('paid', 'in_progress');

-- One notice before a renewal that was sent to the customer, so that it is sent once (K2).
create table renewal_notices (
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  extra_id uuid not null references extras (id),
  due_on date not null,
  -- Days before the renewal.
  days smallint not null check (days in (60, 30, 14, 3)),
  told_at timestamptz(3) not null,
  primary key (business_registration_id, extra_id, due_on, days)
);

-- One renewal that the customer has stopped: no more notices are sent for it. The law requires a registered agent for every company, so
-- that service stops only for a recorded new agent or the dissolution of the company.
create table renewal_stops (
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  extra_id uuid not null references extras (id),
  because text not null check (because in ('wish', 'replacement', 'dissolution')),
  new_agent text check (length(new_agent) between 1 and 200),
  -- The first day with the new agent, or the day of dissolution; null for a wish.
  since date,
  stopped_at timestamptz(3) not null,
  stopped_by uuid references profiles (id),
  constraint renewal_stops_check check ((because = 'replacement') = (new_agent is not null)),
  constraint renewal_stops_check1 check (because = 'wish' or since is not null),
  primary key (business_registration_id, extra_id)
);

-- Purchases follow the agent of their registration, as duties do.
create function move_purchases_to_agent() returns trigger language plpgsql as $$
begin
  update purchases set agent_id = new.assigned_agent_id where business_registration_id = new.id;
  return null;
end $$;
create trigger registrations_purchases_agent after update of assigned_agent_id on business_registrations
  for each row when (old.assigned_agent_id is distinct from new.assigned_agent_id) execute function move_purchases_to_agent();

-- Locks the registration, so that a concurrent change of its agent reaches the new purchase too.
create function set_purchase_agent() returns trigger language plpgsql as $$
begin
  select assigned_agent_id into new.agent_id from business_registrations where id = new.business_registration_id for share;
  return new;
end $$;
create trigger purchases_agent before insert on purchases for each row execute function set_purchase_agent();

-- Row-level security

alter table purchases enable row level security;
create policy app on purchases to travessia_app using (true) with check (true);
create policy reader on purchases for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = purchases.business_registration_id
      and r.user_id = (select wall_actor()) offset 0));
grant select on purchases to travessia_reader;

alter table renewal_stops enable row level security;
create policy app on renewal_stops to travessia_app using (true) with check (true);
create policy reader on renewal_stops for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = renewal_stops.business_registration_id offset 0));
grant select on renewal_stops to travessia_reader;

-- What customers and agents read of purchases: the agent sees what was bought and no amounts.
create view travessia_reader.purchases as
  select id, business_registration_id, agent_id, kind, extra_id, duty_id, from_package_id, to_package_id,
    case when agent_id is distinct from (select wall_actor()) then quote else quote || '{"fee": 0, "price": 0, "total": 0}' end as quote,
    case when agent_id is distinct from (select wall_actor()) then price end as price,
    case when agent_id is distinct from (select wall_actor()) then state_fee end as state_fee, status, paid_at, status_at, status_by,
    receipt, document_id, created_at, updated_at, preparer_name, preparer_ptin
  from purchases t
  where nullif(agent_id = (select wall_actor()) or (exists (select 1 from business_registrations r where r.id = t.business_registration_id
    and r.user_id = (select wall_actor()) offset 0)), false) is not null;
grant select on travessia_reader.purchases to travessia_reader;
