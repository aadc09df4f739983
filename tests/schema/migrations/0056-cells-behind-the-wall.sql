-- expands, outside a transaction
-- An agent's cells (0035) for readers behind the wall (0055): PostgreSQL does not trust `coalesce` to tell nobody about rows that a policy hides,
-- and so read all of a cell's rows of everybody; it trusts `case`. The index registrations_by_agent_cell serves the version before this one
-- only, and the next migration that contracts drops it.
create index concurrently registrations_by_agent_or_nobody on business_registrations
  ((case when assigned_agent_id is null then '00000000-0000-0000-0000-000000000000'::uuid else assigned_agent_id end),
    state_id, company_type_id, status, (paid_at is null), created_at desc, id desc);
