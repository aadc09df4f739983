-- needs: documents, facts, people, registrations
-- The calendar of duties of each formed company, its secret addresses, and answers of the customer on which duties depend.

-- The secret address from which calendar programs read the duties of one company. Only the hash of its token is stored.
create table calendar_addresses (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32) unique,
  created_at timestamptz(3) not null,
  -- When a calendar program last read it.
  read_at timestamptz(3)
);

-- What a formed company owes to an authority for one period, computed from a fact and the data of the company. The rules add and move
-- duties, and a duty that was done or waived is kept, so that it is not added again.
create table duties (
  id uuid primary key,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  -- Agent of the registration, copied by triggers.
  agent_id uuid references profiles (id),
  fact_id uuid not null references facts (id),
  -- Which kind of duty it is; `kind` overrides it.
  code text not null check (code in ('state_report', 'state_first_steps', 'form_5472', 'form_5472_corporation', 'form_1065', 'form_1120',
    'form_1040nr', 'fbar', 'registered_agent', 'irpf', 'cbe')),
  -- The year for which it is owed.
  period integer not null check (period between 1900 and 9999),
  -- The day that the rules compute; null where they give none.
  statutory_on date,
  -- The day to which an extension moves it; null where there is no extension.
  extends_to date,
  -- The day that counts: `extends_to` once the extension was requested, else `statutory_on`.
  due_on date,
  extended boolean not null default false,
  -- Cents.
  amount integer check (amount >= 0),
  -- The day and amount before the last change, and when and by what they were changed.
  earlier_due_on date,
  earlier_amount integer,
  moved_at timestamptz(3),
  moved_by text check (moved_by in ('fact', 'company', 'extension')),
  -- The fact has less than high confidence, or was not compared with its source within a year.
  unconfirmed boolean not null default false,
  status text not null default 'open' check (status in ('open', 'in_progress', 'done', 'waived')),
  status_at timestamptz(3),
  status_by uuid references profiles (id),
  -- Waived by the rules because it no longer applies, not by a person; the rules open it again if it applies again.
  by_rule boolean not null default false,
  -- Required for a duty that is done, such as the number of a confirmation.
  receipt text check (length(receipt) between 1 and 200),
  document_id uuid references documents (id) on delete set null,
  -- Why it was waived.
  reason text check (length(reason) between 1 and 500),
  -- The last alert sent for the current day (K1): 60, 30, 7 or 1 day before it, 0 once it is over; null before the first.
  alerted smallint check (alerted in (60, 30, 7, 1, 0)),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Sort key of lists: duties without a day come last.
  listed_on date not null generated always as (coalesce(due_on, '9999-12-31'::date)) stored,
  -- A kind of duty that was added later than the closed set of `code`, which is then `fbar`; null for all others.
  kind text check (kind in ('form_8804', 'form_8813', 'be13')),
  -- End of an extension that applies without any form: the duty is overdue only after this day.
  tolerated_until date,
  -- Whether `amount` is a minimum.
  at_least boolean not null default false,
  -- An unanswered question whose answer may remove the duty.
  depends_on text check (depends_on = 'usPerson'),
  constraint duties_business_registration_id_fact_id_period_key unique (business_registration_id, fact_id, period),
  constraint duties_check check (not extended or extends_to is not null),
  constraint duties_check1 check (not by_rule or status = 'waived'),
  constraint duties_check2 check (status <> 'done' or receipt is not null),
  constraint duties_check3 check (status <> 'waived' or by_rule or reason is not null),
  constraint duties_check4 check ((moved_at is null) = (moved_by is null))
);
create index duties_by_document on duties (document_id) where document_id is not null;
create index duties_by_fact on duties (fact_id);
create index duties_pending on duties (listed_on, id) where status in ('open', 'in_progress');
create index duties_pending_of_agent on duties (agent_id, listed_on, id) where status in ('open', 'in_progress');
create index duties_to_alert on duties (due_on, id) where status in ('open', 'in_progress') and alerted is distinct from 0;
create index duties_unconfirmed on duties (listed_on, id) where status in ('open', 'in_progress') and unconfirmed;
create index duties_unconfirmed_of_agent on duties (agent_id, listed_on, id) where status in ('open', 'in_progress') and unconfirmed;

-- The answers of the customer about a company on which its duties depend; null for a question without an answer.
create table duty_answers (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  assets_abroad boolean,
  foreign_accounts boolean,
  us_income boolean,
  employees boolean,
  updated_at timestamptz(3) not null
);

-- Copies the new agent of a registration to its duties.
create function move_duties_to_agent() returns trigger language plpgsql as $$
begin
  update duties set agent_id = new.assigned_agent_id where business_registration_id = new.id;
  return null;
end $$;
create trigger registrations_duties_agent after update of assigned_agent_id on business_registrations
  for each row when (old.assigned_agent_id is distinct from new.assigned_agent_id) execute function move_duties_to_agent();

-- Copies the agent of the registration to a new duty, locking the registration against a concurrent change of agent.
create function set_duty_agent() returns trigger language plpgsql as $$
begin
  select assigned_agent_id into new.agent_id from business_registrations where id = new.business_registration_id for share;
  return new;
end $$;
create trigger duties_agent before insert on duties for each row execute function set_duty_agent();

-- Row-level security

alter table calendar_addresses enable row level security;
create policy app on calendar_addresses to travessia_app using (true) with check (true);
create policy reader on calendar_addresses for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = calendar_addresses.business_registration_id offset 0));
grant select on calendar_addresses to travessia_reader;

alter table duties enable row level security;
create policy app on duties to travessia_app using (true) with check (true);
create policy reader on duties for select to travessia_reader
  using (coalesce(agent_id = (select wall_actor()), false)
      or (exists (select 1 from business_registrations r where r.id = duties.business_registration_id offset 0)));
grant select on duties to travessia_reader;

alter table duty_answers enable row level security;
create policy app on duty_answers to travessia_app using (true) with check (true);
create policy reader on duty_answers for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = duty_answers.business_registration_id offset 0));
grant select on duty_answers to travessia_reader;
