-- What the state and the tax office gave a company (K5). A table of its own: it is written once or twice in a company's life,
-- and the row of the registration is read by every list.
set local lock_timeout = '5s';
create table company_records (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  file_number text check (length(file_number) between 1 and 40),
  formed_on date,
  ein text check (ein ~ '^[0-9]{2}-[0-9]{7}$'),
  ein_on date,
  registered_agent text check (length(registered_agent) between 1 and 300),
  updated_at timestamptz(3) not null,
  check (file_number is null or formed_on is not null),
  check ((ein is null) = (ein_on is null))
);
