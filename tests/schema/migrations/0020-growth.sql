-- Tables that grow fast: new rows are counted and frozen after a fiftieth, not after a tenth of the table. A plan made while
-- a table was small is only forgotten when the table is analysed.
do $$
declare
  t text;
begin
  foreach t in array array[
    'profiles', 'sessions', 'business_registrations', 'registration_search', 'business_owners', 'process_status_history',
    'payments', 'documents', 'document_versions', 'document_search', 'order_keys', 'conversations', 'messages',
    'message_attachments', 'notifications', 'support_tickets', 'support_replies', 'outbox_mails', 'audit_log'
  ] loop
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05,
      autovacuum_vacuum_insert_scale_factor = 0.05)', t);
  end loop;
  -- These are written and emptied all the time: what was deleted is cleared away at once.
  foreach t in array array['live_events', 'kept_changes', 'rate_limits'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
      autovacuum_analyze_scale_factor = 0.02)', t);
  end loop;
end $$;
