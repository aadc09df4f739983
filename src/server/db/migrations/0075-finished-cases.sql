-- expands, outside a transaction
-- The newest finished cases, from which the public pages say how long a formation takes.
create index concurrently registrations_finished on business_registrations (approved_at desc, id desc)
  where status = 'approved' and paid_at is not null;
