-- What a company buys once it is ordered: services from a list that the office keeps, and a better plan (K2, K3).
set local lock_timeout = '5s';

create table extras (
  id uuid primary key default gen_random_uuid(),
  reference_key text unique,
  name text not null check (length(name) between 1 and 80),
  description text not null check (length(description) between 1 and 500),
  price integer not null check (price between 0 and 100000000),
  -- The duty that is done once this service is.
  settles text check (settles in ('state_report', 'state_first_steps', 'form_5472', 'form_5472_corporation', 'form_1065', 'form_1120',
    'form_1040nr', 'fbar', 'registered_agent', 'irpf', 'cbe')),
  -- The fee that the duty has is paid through us and passed on.
  passes_fee boolean not null default false,
  -- Who bought it once is reminded before the next time; nothing is charged without a click.
  recurs boolean not null default false,
  -- Once it is done the company is at its end.
  dissolves boolean not null default false,
  position integer not null default 0,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (settles is not null or (not passes_fee and not recurs)),
  check (settles is null or not dissolves)
);
create index extras_offered on extras (position, id) where archived_at is null;

create table purchases (
  id uuid primary key,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  agent_id uuid references profiles (id),
  kind text not null check (kind in ('extra', 'upgrade')),
  extra_id uuid references extras (id),
  duty_id uuid references duties (id) on delete set null,
  from_package_id uuid references packages (id),
  to_package_id uuid references packages (id),
  -- What was shown before paying: names and prices as they were.
  quote jsonb not null,
  price integer not null check (price >= 0),
  state_fee integer not null check (state_fee >= 0),
  status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'in_progress', 'done', 'cancelled')),
  paid_at timestamptz(3),
  status_at timestamptz(3) not null,
  status_by uuid references profiles (id),
  -- What the agent delivered: the authority's number, or ours, and the paper.
  receipt text check (length(receipt) between 1 and 200),
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (kind <> 'extra' or (extra_id is not null and from_package_id is null and to_package_id is null)),
  check (kind <> 'upgrade' or (extra_id is null and duty_id is null and from_package_id is not null and to_package_id is not null)),
  check (status not in ('paid', 'in_progress', 'done') or paid_at is not null),
  check (kind <> 'extra' or status <> 'done' or receipt is not null)
);
create index purchases_by_registration on purchases (business_registration_id, created_at desc, id desc);
-- Nobody pays twice for one thing: one living purchase for a duty, for a service without one, and for a better plan.
create unique index purchases_one_for_duty on purchases (duty_id) where status in ('unpaid', 'paid', 'in_progress');
create unique index purchases_one_of_extra on purchases (business_registration_id, extra_id)
  where duty_id is null and kind = 'extra' and status in ('unpaid', 'paid', 'in_progress');
create unique index purchases_one_upgrade on purchases (business_registration_id) where kind = 'upgrade' and status = 'unpaid';
create index purchases_by_extra on purchases (extra_id);
create index purchases_by_document on purchases (document_id) where document_id is not null;
-- The work that waits, the longest waiting first.
create index purchases_to_do on purchases (paid_at, id) where status in ('paid', 'in_progress');
create index purchases_to_do_of_agent on purchases (agent_id, paid_at, id) where status in ('paid', 'in_progress');
create index purchases_done on purchases (paid_at desc, id desc) where status = 'done';
create index purchases_done_of_agent on purchases (agent_id, paid_at desc, id desc) where status = 'done';

-- Purchases follow the agent of their company, as duties do.
create function set_purchase_agent() returns trigger language plpgsql as $$
begin
  select assigned_agent_id into new.agent_id from business_registrations where id = new.business_registration_id for share;
  return new;
end $$;
create trigger purchases_agent before insert on purchases for each row execute function set_purchase_agent();
create function move_purchases_to_agent() returns trigger language plpgsql as $$
begin
  update purchases set agent_id = new.assigned_agent_id where business_registration_id = new.id;
  return null;
end $$;
create trigger registrations_purchases_agent after update of assigned_agent_id on business_registrations
  for each row when (old.assigned_agent_id is distinct from new.assigned_agent_id) execute function move_purchases_to_agent();

-- What a payment is for; null is the order of the company itself.
alter table payments add column purchase_id uuid references purchases (id) on delete cascade;
create index payments_by_purchase on payments (purchase_id, created_at desc, id desc) where purchase_id is not null;
create index payments_of_order on payments (business_registration_id, created_at desc, id desc) where purchase_id is null;

create or replace function decide_due() returns trigger language plpgsql as $$
begin
  -- An order that the same statement writes cannot be seen yet: it is new, and so neither paid nor rejected.
  new.due := new.payment_status in ('pending', 'failed')
    and not exists (select from business_registrations r where r.id = new.business_registration_id
      and (r.status = 'rejected' or (new.purchase_id is null and r.paid_at is not null)))
    and not exists (select from purchases u where u.id = new.purchase_id and u.status <> 'unpaid')
    and not exists (select from payments later
      where later.business_registration_id = new.business_registration_id
        and later.purchase_id is not distinct from new.purchase_id
        and (later.created_at, later.id) > (new.created_at, new.id));
  return new;
end $$;
-- What is bought for a paid company is not due any more either once the company is rejected.
drop trigger decide_due_of_order on business_registrations;
create trigger decide_due_of_order after update on business_registrations for each row
  when ((old.paid_at is null) <> (new.paid_at is null) or (old.status = 'rejected') <> (new.status = 'rejected'))
  execute function decide_due_of_order();
create function decide_due_of_purchase() returns trigger language plpgsql as $$
begin
  update payments set due = due where purchase_id = new.id;
  return null;
end $$;
create trigger decide_due_of_purchase after update of status on purchases
  for each row when (old.status is distinct from new.status) execute function decide_due_of_purchase();

-- The day on which the company ended; what would fall due after it is not asked for any more.
alter table company_records add column dissolved_on date;

-- What a customer does not want renewed. The law wants every company to have a registered agent: that one stops only
-- when another agent, or the end of the company, is on record.
create table renewal_stops (
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  extra_id uuid not null references extras (id),
  because text not null check (because in ('wish', 'replacement', 'dissolution')),
  new_agent text check (length(new_agent) between 1 and 200),
  since date,
  stopped_at timestamptz(3) not null,
  stopped_by uuid references profiles (id),
  primary key (business_registration_id, extra_id),
  check ((because = 'replacement') = (new_agent is not null)),
  check (because = 'wish' or since is not null)
);

-- Each notice before a renewal is told once for its day.
create table renewal_notices (
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  extra_id uuid not null references extras (id),
  due_on date not null,
  days smallint not null check (days in (60, 30, 14, 3)),
  told_at timestamptz(3) not null,
  primary key (business_registration_id, extra_id, due_on, days)
);
