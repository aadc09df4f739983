-- Papers that we make from a registration (G110), and what the filings need besides the order (G112).
set local lock_timeout = '5s';

-- Which paper a document is; each exists once for a registration, and making it again adds a version.
alter table documents
  add column paper_kind text check (paper_kind in (
    'order_checklist', 'owners_sheet', 'name_report', 'formation_sheet', 'operating_agreement', 'bylaws', 'ss4_sheet',
    'ein_follow_up', 'banking_resolution', 'bank_kit')),
  -- Whether the customer sees it (G114); a constant default is kept with the table's definition, so no row is written.
  add column customer_sees boolean not null default true;
create unique index documents_one_paper on documents (business_registration_id, paper_kind) where paper_kind is not null;

create table filing_details (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  legal_name text check (length(legal_name) between 1 and 200),
  management text check (management in ('members', 'managers')),
  principal_office jsonb check (jsonb_typeof(principal_office) = 'object'),
  mailing_address jsonb check (jsonb_typeof(mailing_address) = 'object'),
  -- No reference: whoever stops being an owner is to be noticed as such (G113).
  responsible_owner_id uuid,
  responsible_has_tax_id boolean,
  authorized_shares bigint check (authorized_shares between 1 and 1000000000000),
  par_value numeric(11, 4) check (par_value >= 0),
  fiscal_year_end integer check (fiscal_year_end between 1 and 12),
  main_activity text check (length(main_activity) between 1 and 300),
  product_line text check (length(product_line) between 1 and 300),
  updated_at timestamptz(3) not null
);
