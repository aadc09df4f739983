-- expands
-- A second wall behind the policy of the application (S51): what customers and agents read, they read as `travessia_reader`, whose rows the
-- database itself limits to their own. The connection says whose eyes it has (`travessia.actor`); one that says nothing sees nothing.
-- docs/decisions/0030-second-wall.md

create function wall_actor() returns uuid language sql stable parallel safe
  return nullif(current_setting('travessia.actor', true), '')::uuid;

grant usage on schema public to travessia_reader;

-- The application itself and its jobs work on all rows, as before; the reader sees those that fit. A table of one kind is one call.
create procedure pg_temp.build_wall(of_table text, seen_if text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', of_table);
  execute format('create policy app on %I to travessia_app using (true) with check (true)', of_table);
  execute format('create policy reader on %I for select to travessia_reader using (%s)', of_table, seen_if);
  execute format('grant select on %I to travessia_reader', of_table);
end $$;

-- The parties of a registration. `coalesce` keeps PostgreSQL from starting with this rule instead of with what the query asks for: it would
-- collect all registrations of an agent first. Whatever belongs to a registration asks for it, and so comes under its rule; `offset 0`
-- has the same reason.
call pg_temp.build_wall('business_registrations',
  'coalesce(user_id = (select wall_actor()), false) or coalesce(assigned_agent_id = (select wall_actor()), false)');

do $$
declare t text;
begin
  -- For both parties.
  foreach t in array array['business_owners', 'company_records', 'duty_answers', 'calendar_addresses', 'filing_details', 'messages', 'payments',
    'process_status_history', 'renewal_stops', 'usa_company_workflows'] loop
    call pg_temp.build_wall(t, format('exists (select 1 from business_registrations r where r.id = %I.business_registration_id offset 0)', t));
  end loop;
  -- For both, with the agent beside the row, so that an agent's long lists need not look at each registration.
  foreach t in array array['documents', 'duties', 'purchases'] loop
    call pg_temp.build_wall(t, format('coalesce(agent_id = (select wall_actor()), false)
      or exists (select 1 from business_registrations r where r.id = %I.business_registration_id offset 0)', t));
  end loop;
  -- For the customer alone.
  foreach t in array array['test_payment_sessions'] loop
    call pg_temp.build_wall(t, format('exists (select 1 from business_registrations r where r.id = %I.business_registration_id
      and r.user_id = (select wall_actor()) offset 0)', t));
  end loop;
  -- For the agent alone.
  foreach t in array array['registration_notes', 'handover_requests'] loop
    call pg_temp.build_wall(t, format('exists (select 1 from business_registrations r where r.id = %I.business_registration_id
      and r.assigned_agent_id = (select wall_actor()) offset 0)', t));
  end loop;
  -- Each person's own.
  foreach t in array array['answer_templates', 'consents', 'data_exports', 'email_changes', 'known_devices', 'notifications', 'order_keys',
    'payment_customers', 'sessions', 'support_tickets', 'two_factors', 'wizard_drafts'] loop
    call pg_temp.build_wall(t, 'user_id = (select wall_actor())');
  end loop;
  foreach t in array array['agent_approvals', 'agent_commissions', 'agent_months', 'commission_months'] loop
    call pg_temp.build_wall(t, 'agent_id = (select wall_actor())');
  end loop;
end $$;

call pg_temp.build_wall('conversations', 'coalesce(user_id = (select wall_actor()), false) or coalesce(agent_id = (select wall_actor()), false)');
call pg_temp.build_wall('document_versions', 'exists (select 1 from documents d where d.id = document_versions.document_id offset 0)');
call pg_temp.build_wall('message_attachments', 'exists (select 1 from messages m where m.id = message_attachments.message_id offset 0)');
call pg_temp.build_wall('refunds', 'exists (select 1 from payments p where p.id = refunds.payment_id offset 0)');
call pg_temp.build_wall('support_replies', 'exists (select 1 from support_tickets t where t.id = support_replies.ticket_id offset 0)');
call pg_temp.build_wall('workflow_tasks', 'exists (select 1 from usa_company_workflows w where w.id = workflow_tasks.workflow_id offset 0)');
call pg_temp.build_wall('task_time_entries', 'exists (select 1 from workflow_tasks t where t.id = task_time_entries.task_id offset 0)');
call pg_temp.build_wall('task_time_corrections', 'exists (select 1 from workflow_tasks t where t.id = task_time_corrections.task_id offset 0)');
call pg_temp.build_wall('user_impersonations', 'impersonated_user_id = (select wall_actor())');

-- Oneself, whoever works here, and the customers of one's registrations.
call pg_temp.build_wall('profiles', 'id = (select wall_actor()) or role <> ''user''
  or exists (select 1 from agent_clients c where c.agent_id = (select wall_actor()) and c.user_id = profiles.id offset 0)');

-- An answer is written in the language of the customer who reads it.
call pg_temp.build_wall('user_preferences', 'user_id = (select wall_actor())
  or exists (select 1 from agent_clients c where c.agent_id = (select wall_actor()) and c.user_id = user_preferences.user_id offset 0)');

-- What reading leaves behind: a line of the audit trail, in one's own name. Of the trail itself, when a payment went back.
call pg_temp.build_wall('audit_log', 'action = ''payment.refunded'' and subject_type = ''payment''
  and exists (select 1 from payments p where p.id::text = subject_id offset 0)');
create policy reader_adds on audit_log for insert to travessia_reader with check (actor_id = (select wall_actor()));
grant insert on audit_log to travessia_reader;

-- What is nobody's own.
grant select on announcements, commission_rules, company_types, document_requirements, extras, facts, naming_rules, packages, refund_rules,
  site_settings, states, workflow_templates, schema_migrations to travessia_reader;
-- Letters and sums, in which a reader finds ids and numbers: the records behind them stand behind the wall.
grant select on registration_search, document_search, agent_clients, kept_sums, kept_changes, kept_totals to travessia_reader;
-- A search takes a turn of the limit of searches.
grant select, insert, update, delete on rate_limits to travessia_reader;
