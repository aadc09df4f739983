-- expands
-- A challenge that a device signs with a passkey. It works once, in the browser whose cookie holds the token that it is the hash of.
create table passkey_challenges (
  challenge bytea primary key,
  expires_at timestamptz(3) not null
);

-- A passkey of a person: a key pair whose private half stays on the person's device. It signs in without the password.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  -- How the device calls it.
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- How often the device signed; 0 for ever where it does not count. One that goes back betrays a copy.
  counter bigint not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  -- When an admin has the second factor removed because the person lost it; null without such a request (S68).
  reset_due_at timestamptz(3)
);
create index passkeys_by_user on passkeys (user_id);

alter table passkeys enable row level security;
create policy app on passkeys to travessia_app using (true) with check (true);
create policy reader on passkeys for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on passkeys to travessia_reader;
