-- expands
-- The answer about Delaware on /faq repeats the amount of this row.
create trigger facts_notify_site after update of amount on facts for each row
  when (new.key = 'state/delaware/llc/annual_duty' and old.amount is distinct from new.amount) execute function notify_site_changed();
