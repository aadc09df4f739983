-- Every node writes name and contacts into its pages: each has to know when they change.
create function notify_site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('event', 'site.changed')::text);
  return null;
end $$;
create trigger site_settings_notify after update on site_settings for each row
  when ((old.site_name, old.contact_emails, old.contact_phones, old.office_address)
    is distinct from (new.site_name, new.contact_emails, new.contact_phones, new.office_address))
  execute function notify_site_changed();
