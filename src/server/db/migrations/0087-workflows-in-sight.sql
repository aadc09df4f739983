-- expands
-- Customers see how far the work on their company is, and neither why the team stopped it nor how hard the team finds it: both are the team's own, as
-- tasks and notes are (0086). docs/decisions/0030-second-wall.md

alter policy reader on usa_company_workflows using (exists (select 1 from business_registrations r
  where r.id = usa_company_workflows.business_registration_id and r.assigned_agent_id = (select wall_actor()) offset 0));

-- The view comes before the table for the reader; a hidden column costs its look at the registration only where it is read.
do $$
declare
  hidden constant text[] := '{cancel_reason,complexity_score}';
  of_agent constant text := 'exists (select 1 from public.business_registrations r where r.id = t.business_registration_id and r.assigned_agent_id = (select wall_actor()) offset 0)';
  columns text;
begin
  select string_agg(case when a.attname = any (hidden) then format('case when %s then t.%2$I end as %2$I', of_agent, a.attname)
      else format('t.%I', a.attname) end, ', ' order by a.attnum)
    into columns
    from pg_attribute a where a.attrelid = 'public.usa_company_workflows'::regclass and a.attnum > 0 and not a.attisdropped;
  execute format('create view travessia_reader.usa_company_workflows as select %s from public.usa_company_workflows t
    where nullif(exists (select 1 from public.business_registrations r where r.id = t.business_registration_id
      and (coalesce(r.user_id = (select wall_actor()), false) or coalesce(r.assigned_agent_id = (select wall_actor()), false)) offset 0), false) is not null', columns);
  grant select on travessia_reader.usa_company_workflows to travessia_reader;
end $$;
