-- expands

-- Who signed in, when and from which address: the law wants these records kept for six months (Marco Civil da Internet, art. 15).
create table access_records (
  id bigint generated always as identity primary key,
  user_id uuid not null references profiles (id),
  at timestamptz(3) not null,
  ip_address text not null check (length(ip_address) <= 100)
);
create index access_records_by_time on access_records (at);
create index access_records_by_person on access_records (user_id);
