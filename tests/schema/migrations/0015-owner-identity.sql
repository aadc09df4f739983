-- Null means that the owner did not say. The number is sealed with a key of the application, as files are.
alter table business_owners
  add column tax_country char(2) check (tax_country ~ '^[A-Z]{2}$'),
  add column identity_number_sealed text check (length(identity_number_sealed) between 1 and 200);
