-- needs: registrations

-- What the filings of one registration need besides the order (G112), for the generated papers. Null: not known yet.
create table filing_details (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  -- The name to be filed, if it is not the ordered one.
  legal_name text check (length(legal_name) between 1 and 200),
  management text check (management in ('members', 'managers')),
  principal_office jsonb check (jsonb_typeof(principal_office) = 'object'),
  -- Null if mail goes to the principal office.
  mailing_address jsonb check (jsonb_typeof(mailing_address) = 'object'),
  -- The owner who is the responsible party towards the IRS. No foreign key: the id stays when that owner is removed, so that papers can
  -- report it (G113).
  responsible_owner_id uuid,
  -- Whether that owner has an SSN or ITIN; the number itself is never stored.
  responsible_has_tax_id boolean,
  authorized_shares bigint check (authorized_shares >= 1 and authorized_shares <= '1000000000000'),
  -- In dollars; zero means no par value.
  par_value numeric(11,4) check (par_value >= 0::numeric),
  -- The month in which the fiscal year ends.
  fiscal_year_end integer check (fiscal_year_end between 1 and 12),
  main_activity text check (length(main_activity) between 1 and 300),
  product_line text check (length(product_line) between 1 and 300),
  updated_at timestamptz(3) not null
);

-- Row-level security

alter table filing_details enable row level security;
create policy app on filing_details to travessia_app using (true) with check (true);
create policy reader on filing_details for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = filing_details.business_registration_id offset 0));
grant select on filing_details to travessia_reader;
