-- expands
-- Row-level security guards against a forgotten filter (S51). This closes what it left open: side tables with names, sums of everybody, and
-- inside one company what its customer or its agent does not see. docs/decisions/0030-second-wall.md

-- Where rows are not enough, because some columns are hidden or because a policy would keep an index from being used, the reader has a view of the
-- table's name in a schema of its own. PostgreSQL looks there first: the schema has the role's name, and search_path begins with "$user".
create schema if not exists travessia_reader;
grant usage on schema travessia_reader to travessia_reader;

-- `t` is the table, `besides` what is joined to it. Columns in `open_columns` are shown with every row that fits, the others where `full_if` holds.
-- PostgreSQL expects `nullif(…) is not null` to hold for nearly every row, which is so within a reader's own lists: their plans stay as they are without it.
create procedure pg_temp.build_view(of_table text, besides text, seen_if text, full_if text, open_columns text[]) language plpgsql as $$
declare
  columns text;
begin
  select string_agg(case
      when open_columns is null or a.attname = any (open_columns) then format('t.%I', a.attname)
      -- Names without amounts, in the shape in which quotes are read.
      when of_table = 'purchases' and a.attname = 'quote' then format('case when %s then t.quote else t.quote || ''{"price": 0, "fee": 0, "total": 0}'' end as quote', full_if)
      else format('case when %1$s then t.%2$I end as %2$I', full_if, a.attname) end, ', ' order by a.attnum)
    into columns
    from pg_attribute a where a.attrelid = format('public.%I', of_table)::regclass and a.attnum > 0 and not a.attisdropped;
  execute format('create view travessia_reader.%1$I as select %2$s from public.%1$I t %3$s where nullif(%4$s, false) is not null', of_table, columns, besides, seen_if);
  execute format('grant select on travessia_reader.%I to travessia_reader', of_table);
end $$;
create procedure pg_temp.limit_rows(of_table text, seen_if text) language plpgsql as $$
begin
  execute format('alter table public.%I enable row level security', of_table);
  execute format('create policy app on public.%I to travessia_app using (true) with check (true)', of_table);
  execute format('create policy reader on public.%I for select to travessia_reader using (%s)', of_table, seen_if);
end $$;

-- Names, addresses and titles that searches compare. `like` is not leakproof, so that a policy alone would keep the trigram indexes from being used.
do $$
declare
  of_agent constant text := '%s.agent_id = (select wall_actor())';
  of_customer constant text := ' or exists (select 1 from public.business_registrations r where r.id = %s.id and r.user_id = (select wall_actor()) offset 0)';
begin
  call pg_temp.limit_rows('registration_search', format(of_agent || of_customer, 'registration_search', 'registration_search'));
  call pg_temp.build_view('registration_search', '', format(of_agent || of_customer, 't', 't'), 'true', null);
  call pg_temp.limit_rows('document_search', format(of_agent, 'document_search'));
  call pg_temp.build_view('document_search', '', format(of_agent, 't'), 'true', null);
  call pg_temp.limit_rows('agent_clients', format(of_agent, 'agent_clients'));
  call pg_temp.build_view('agent_clients', '', format(of_agent, 't'), 'true', null);
end $$;

-- Sums of everybody are the office's. The view asks with the rights of its reader.
call pg_temp.limit_rows('kept_sums', 'scope = (select wall_actor())::text');
call pg_temp.limit_rows('kept_changes', 'scope = (select wall_actor())::text');
alter view kept_totals set (security_invoker = true);

-- The turns of one's own searches, which the version before counts as the reader; this one counts them as the application.
alter table rate_limits enable row level security;
create policy app on rate_limits to travessia_app using (true) with check (true);
create policy reader on rate_limits to travessia_reader using (key like '%.search:' || (select wall_actor())::text)
  with check (key like '%.search:' || (select wall_actor())::text);
-- unused: no version deletes turns as the reader
revoke delete on rate_limits from travessia_reader;

-- People of the team are a name and a role to everybody else.
alter policy reader on profiles using (id = (select wall_actor()) or (role = 'user'
  and exists (select 1 from agent_clients c where c.agent_id = (select wall_actor()) and c.user_id = profiles.id offset 0)));
call pg_temp.build_view('profiles', '', $$t.id = (select wall_actor()) or t.role <> 'user'
  or exists (select 1 from public.agent_clients c where c.agent_id = (select wall_actor()) and c.user_id = t.id offset 0)$$,
  $$(t.role = 'user' or t.id = (select wall_actor()))$$, '{id,name,role,erased_at}');

-- The customer sees neither tasks nor papers that the team keeps to itself; hours and versions follow from them.
alter policy reader on workflow_tasks using (exists (select 1 from usa_company_workflows w
  join business_registrations r on r.id = w.business_registration_id
  where w.id = workflow_tasks.workflow_id and r.assigned_agent_id = (select wall_actor()) offset 0));
alter policy reader on documents using (coalesce(agent_id = (select wall_actor()), false)
  or (customer_sees and exists (select 1 from business_registrations r where r.id = documents.business_registration_id offset 0)));
alter policy reader on message_attachments using (exists (select 1 from documents d where d.id = message_attachments.document_id offset 0));

-- The agent sees that something is paid, and no amount (D13).
alter policy reader on payments using (exists (select 1 from business_registrations r
  where r.id = payments.business_registration_id and r.user_id = (select wall_actor()) offset 0));
alter policy reader on purchases using (exists (select 1 from business_registrations r
  where r.id = purchases.business_registration_id and r.user_id = (select wall_actor()) offset 0));
call pg_temp.build_view('payments', $$cross join lateral (select r.user_id = (select wall_actor()) as by_customer
    from public.business_registrations r where r.id = t.business_registration_id
      and (coalesce(r.user_id = (select wall_actor()), false) or coalesce(r.assigned_agent_id = (select wall_actor()), false)) offset 0) seen$$,
  'true', 'seen.by_customer',
  '{id,business_registration_id,purchase_id,payment_status,due,created_at,updated_at,paid_at,disputed_at,dispute_closed_at}');
call pg_temp.build_view('purchases', '', $$t.agent_id = (select wall_actor()) or exists (select 1 from public.business_registrations r
    where r.id = t.business_registration_id and r.user_id = (select wall_actor()) offset 0)$$,
  't.agent_id is distinct from (select wall_actor())',
  '{id,business_registration_id,agent_id,kind,extra_id,duty_id,from_package_id,to_package_id,document_id,status,status_at,status_by,
    created_at,updated_at,paid_at,preparer_name,preparer_ptin,receipt}');

-- When money went back is seen by both parties, the amount in the details by neither.
alter policy reader on audit_log using (case when action = 'payment.refunded' and subject_type = 'payment'
  then exists (select 1 from travessia_reader.payments p where p.id = subject_id::uuid offset 0) else false end);
-- unused: no version reads other columns of the trail as the reader
revoke select on audit_log from travessia_reader;
grant select (action, subject_type, subject_id, at) on audit_log to travessia_reader;
