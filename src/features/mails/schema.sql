-- needs: people

-- A mail in the outbox, written in the transaction that causes it and sent by a job. A failed one can be sent again by an admin (G50).
create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  -- The account that receives it; null for an address without an account.
  user_id uuid references profiles (id) on delete cascade,
  -- The address, where it is not that of the account.
  to_address text check (length(to_address) <= 254),
  data jsonb not null default '{}',
  -- Idempotency key: a second mail with the same key is not added.
  dedupe_key text unique,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- When sending was given up, and the code of the error.
  failed_at timestamptz(3),
  failure text check (length(failure) <= 200),
  constraint outbox_mails_check check (num_nonnulls(user_id, to_address) >= 1)
);
alter table outbox_mails set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index outbox_mails_by_address on outbox_mails (lower(to_address)) where to_address is not null;
create index outbox_mails_by_contact on outbox_mails ((data ->> 'contactMessageId'))
  where data ->> 'contactMessageId' is not null;
create index outbox_mails_by_ticket on outbox_mails ((data ->> 'ticketId')) where data ->> 'ticketId' is not null;
create index outbox_mails_by_user on outbox_mails (user_id);
create index outbox_mails_failed on outbox_mails (failed_at desc, id desc) where failed_at is not null;
-- For the job that deletes the last mails to erased accounts, which are few among all mails.
create index outbox_mails_last on outbox_mails (created_at) where template = 'account-erased';
create index outbox_mails_unsent on outbox_mails (created_at) where sent_at is null;
