-- Sums over whole tables are kept by the transactions that change them. Each appends its change, because a row that
-- all of them update would make them wait for each other; a job adds the changes up (src/server/lists/keep-sums.ts).
create table kept_sums (
  scope text not null,
  name text not null,
  value bigint not null,
  primary key (scope, name)
);
create table kept_changes (
  id bigint generated always as identity primary key,
  scope text not null,
  name text not null,
  change bigint not null
);
create index kept_changes_of_scope on kept_changes (scope, name);

create view kept_totals as
  select scope, name, sum(value)::bigint as value
  from (select scope, name, value from kept_sums union all select scope, name, change from kept_changes) as parts
  group by scope, name;

create function keep(for_scope text, for_name text, by bigint) returns void language sql
begin atomic
  insert into kept_changes (scope, name, change) select for_scope, for_name, by where by <> 0 and for_scope is not null;
end;

-- How many registrations stand in each status: of everybody ('all') and of each agent.
create function keep_counts_of_new() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select s.scope, 'registrations.' || r.status, count(*)
    from written r cross join lateral (values ('all'), (r.assigned_agent_id::text)) s (scope)
    where s.scope is not null group by 1, 2;
  return null;
end $$;
create function keep_counts_of_gone() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select s.scope, 'registrations.' || r.status, -count(*)
    from before r cross join lateral (values ('all'), (r.assigned_agent_id::text)) s (scope)
    where s.scope is not null group by 1, 2;
  return null;
end $$;
create function keep_counts_of_changed() returns trigger language plpgsql as $$
begin
  if old.status <> new.status then
    perform keep('all', 'registrations.' || old.status, -1), keep('all', 'registrations.' || new.status, 1);
  end if;
  perform keep(old.assigned_agent_id::text, 'registrations.' || old.status, -1),
    keep(new.assigned_agent_id::text, 'registrations.' || new.status, 1);
  return null;
end $$;

-- A payment is due while its order is unpaid and not rejected; of several tries only the newest counts.
alter table payments add column due boolean not null default false;
create function decide_due() returns trigger language plpgsql as $$
begin
  new.due := new.payment_status in ('pending', 'failed')
    and exists (select from business_registrations r
      where r.id = new.business_registration_id and r.paid_at is null and r.status <> 'rejected')
    and not exists (select from payments later
      where later.business_registration_id = new.business_registration_id
        and (later.created_at, later.id) > (new.created_at, new.id));
  return new;
end $$;
-- Touching a payment decides it anew: the others of its order when one comes or goes, all when the order changes.
create function decide_due_of_others() returns trigger language plpgsql as $$
declare
  changed payments := coalesce(new, old);
begin
  update payments set due = due where business_registration_id = changed.business_registration_id and id <> changed.id;
  return null;
end $$;
create function decide_due_of_order() returns trigger language plpgsql as $$
begin
  update payments set due = due where business_registration_id = new.id;
  return null;
end $$;

-- What was paid, less what went back, and what is due.
create function keep_totals_of_new() returns trigger language plpgsql as $$
begin
  perform keep('all', 'payments.paid', sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded'))),
    keep('all', 'payments.due', sum(p.amount) filter (where p.due)) from written p;
  return null;
end $$;
create function keep_totals_of_gone() returns trigger language plpgsql as $$
begin
  perform keep('all', 'payments.paid', -sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded'))),
    keep('all', 'payments.due', -sum(p.amount) filter (where p.due)) from before p;
  return null;
end $$;
create function keep_totals_of_changed() returns trigger language plpgsql as $$
declare
  paid constant text[] := '{paid,refunded}';
begin
  perform keep('all', 'payments.paid',
      case when new.payment_status = any (paid) then new.amount - new.refunded_amount else 0 end
      - case when old.payment_status = any (paid) then old.amount - old.refunded_amount else 0 end),
    keep('all', 'payments.due', case when new.due then new.amount else 0 end - case when old.due then old.amount else 0 end);
  return null;
end $$;

update payments p set due = true
  from business_registrations r
  where r.id = p.business_registration_id and p.payment_status in ('pending', 'failed')
    and r.paid_at is null and r.status <> 'rejected'
    and not exists (select from payments later where later.business_registration_id = r.id
      and (later.created_at, later.id) > (p.created_at, p.id));
create index payments_due on payments (created_at, id) where due;

-- What the kept sums have to be; read by the job that checks them.
create view real_sums as
  select 'all' as scope, 'registrations.' || status as name, count(*)::bigint as value
    from business_registrations group by status
  union all
  select assigned_agent_id::text, 'registrations.' || status, count(*)::bigint
    from business_registrations where assigned_agent_id is not null group by assigned_agent_id, status
  union all
  select 'all', 'payments.paid', coalesce(sum(amount - refunded_amount), 0)::bigint
    from payments where payment_status in ('paid', 'refunded')
  union all
  select 'all', 'payments.due', coalesce(sum(amount), 0)::bigint from payments where due;
insert into kept_sums (scope, name, value) select scope, name, value from real_sums;

create trigger keep_counts_of_new after insert on business_registrations
  referencing new table as written for each statement execute function keep_counts_of_new();
create trigger keep_counts_of_gone after delete on business_registrations
  referencing old table as before for each statement execute function keep_counts_of_gone();
create trigger keep_counts_of_changed after update on business_registrations for each row
  when ((old.status, old.assigned_agent_id) is distinct from (new.status, new.assigned_agent_id))
  execute function keep_counts_of_changed();

create trigger decide_due before insert or update on payments for each row execute function decide_due();
create trigger decide_due_of_others after insert or delete on payments for each row execute function decide_due_of_others();
create trigger decide_due_of_order after update on business_registrations for each row
  when ((old.paid_at is null and old.status <> 'rejected') <> (new.paid_at is null and new.status <> 'rejected'))
  execute function decide_due_of_order();
create trigger keep_totals_of_new after insert on payments
  referencing new table as written for each statement execute function keep_totals_of_new();
create trigger keep_totals_of_gone after delete on payments
  referencing old table as before for each statement execute function keep_totals_of_gone();
create trigger keep_totals_of_changed after update on payments for each row
  when ((old.amount, old.refunded_amount, old.payment_status, old.due)
    is distinct from (new.amount, new.refunded_amount, new.payment_status, new.due))
  execute function keep_totals_of_changed();
