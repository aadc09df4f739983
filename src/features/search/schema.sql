-- needs: people, registrations, tickets

-- Keeps the search texts of registrations and tickets in step with the name and e-mail address of their customer.
create function index_customer() returns trigger language plpgsql as $$
begin
  update registration_search s set search_text = text_with_customer(r.company_name, new.id)
    from business_registrations r where r.user_id = new.id and s.id = r.id;
  update support_tickets t set search_text = text_with_customer(t.subject, new.id) where t.user_id = new.id;
  return null;
end $$;
create trigger index_customer after update of name, email on profiles for each row
  when ((old.name, old.email) is distinct from (new.name, new.email)) execute function index_customer();
