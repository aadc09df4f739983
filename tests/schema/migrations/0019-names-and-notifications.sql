-- Names near a new one are found by their length and one half, read from the start or from the end (keys-near.ts). The
-- operator class compares bytes, so that a range of beginnings is one range of the index under any collation.
create index registrations_by_name on business_registrations
  (state_id, length(name_key), name_key text_pattern_ops) where paid_at is not null;
create index registrations_by_name_end on business_registrations
  (state_id, length(name_key), reverse(name_key) text_pattern_ops) include (name_key) where paid_at is not null;
drop index registrations_by_name_key;

-- What was told about a company: marking as read, reminding once, replacing an order and erasing look for it. With the
-- reader, because a plan made before the values are known would otherwise take an index of the reader alone.
create index notifications_by_registration on notifications ((data ->> 'registrationId'), user_id)
  where data ->> 'registrationId' is not null;

-- Erasing a person looks for rows about them in every table (src/features/privacy/server/personal-data.ts).
create index notifications_by_ticket on notifications ((data ->> 'ticketId')) where data ->> 'ticketId' is not null;
create index outbox_mails_by_ticket on outbox_mails ((data ->> 'ticketId')) where data ->> 'ticketId' is not null;
create index outbox_mails_by_contact on outbox_mails ((data ->> 'contactMessageId'))
  where data ->> 'contactMessageId' is not null;
create index outbox_mails_by_address on outbox_mails (lower(to_address)) where to_address is not null;
create index contact_messages_by_address on contact_messages (lower(email));
create index profiles_erased on profiles (erased_at) where erased_at is not null;

-- Deleting a registration deletes what refers to it and to its owners: without an index each is a walk through the table.
create index documents_by_owner on documents (owner_id) where owner_id is not null;
create index handover_by_registration on handover_requests (business_registration_id);

-- The hourly sweep looks for the last mails of erased accounts among all that were ever sent.
create index outbox_mails_last on outbox_mails (created_at) where template = 'account-erased';
