-- Several filters of the list of processes at once. A cell is one state, type, status and "paid or not": every question is some
-- cells, each read in the order of its index, so that no combination has to be looked for row by row. The second index serves
-- one agent; a registration without an agent stands there under an id that no agent has, because rows with null are in no
-- order of time in an index.
set local lock_timeout = '5s';
create index registrations_by_cell on business_registrations
  (state_id, company_type_id, status, (paid_at is null), created_at desc, id desc);
create index registrations_by_agent_cell on business_registrations
  (coalesce(assigned_agent_id, '00000000-0000-0000-0000-000000000000'), state_id, company_type_id, status, (paid_at is null),
    created_at desc, id desc);
-- Nobody has them: few in a healthy business, so that walking through all others to find them would take long.
create index registrations_unassigned on business_registrations (created_at desc, id desc) where assigned_agent_id is null;
-- What the office has to do first (G70): paid, open and without an agent, the longest waiting first.
create index registrations_waiting on business_registrations (paid_at, id)
  where assigned_agent_id is null and paid_at is not null and status in ('pending', 'in_review', 'documents_required');
-- The same, newest first, for a search among them.
create index registrations_waiting_newest on business_registrations (created_at desc, id desc)
  where assigned_agent_id is null and paid_at is not null and status in ('pending', 'in_review', 'documents_required');
