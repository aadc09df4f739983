-- expands
-- The public pages quote fees, yearly taxes, IOF and the tax on dividends from these rows.
create trigger facts_notify_site after insert or update or delete on facts for each statement execute function notify_site_changed();
create trigger states_notify_site after insert or update or delete on states for each statement execute function notify_site_changed();
