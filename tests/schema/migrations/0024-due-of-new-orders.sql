-- Databases exist with and without what follows: earlier files were changed after they had been in use. It does no harm twice.
drop index support_tickets_latest;
create index support_tickets_latest on support_tickets (updated_at desc, id desc) include (search_text);
create index if not exists registration_search_of_state
  on registration_search (state_id, created_at desc, id desc) include (search_text);

create or replace function decide_due() returns trigger language plpgsql as $$
begin
  -- An order that the same statement writes cannot be seen yet: it is new, and so neither paid nor rejected.
  new.due := new.payment_status in ('pending', 'failed')
    and not exists (select from business_registrations r
      where r.id = new.business_registration_id and (r.paid_at is not null or r.status = 'rejected'))
    and not exists (select from payments later
      where later.business_registration_id = new.business_registration_id
        and (later.created_at, later.id) > (new.created_at, new.id));
  return new;
end $$;
-- The newest payment of an open order that was missed meanwhile is decided again; the sums follow.
update payments p set payment_status = p.payment_status
  from business_registrations r
  where not p.due and p.payment_status in ('pending', 'failed')
    and r.id = p.business_registration_id and r.paid_at is null and r.status <> 'rejected'
    and not exists (select from payments later
      where later.business_registration_id = p.business_registration_id and (later.created_at, later.id) > (p.created_at, p.id));
